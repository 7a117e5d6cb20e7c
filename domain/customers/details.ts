import type { CustomerDetails } from '#contracts/customers.ts'
import type { FieldProblem } from '#domain/refusal.ts'
import { isName, oneLine } from './name.ts'
import { readPhone } from './phone.ts'

/**
 * The problems of a customer's name, phone and address, field by field (specification §5). Phone and address may be left
 * out; an address is whole or empty.
 */
export function detailsProblems(details: CustomerDetails): FieldProblem<keyof CustomerDetails>[] {
  const { firstName, lastName, phone } = details
  const [street, postalCode, town] = [details.street, details.postalCode, details.town].map(oneLine)
  const problems: FieldProblem<keyof CustomerDetails>[] = []
  if (!isName(firstName)) problems.push({ field: 'firstName', code: 'contact.name_malformed' })
  if (!isName(lastName)) problems.push({ field: 'lastName', code: 'contact.name_malformed' })
  if (phone && !readPhone(phone)) problems.push({ field: 'phone', code: 'contact.phone_malformed' })
  if (!street && !postalCode && !town) return problems
  if (!/[\p{L}\p{N}]/u.test(street ?? '')) problems.push({ field: 'street', code: 'address.street_missing' })
  if (!/^\d{5}$/.test(postalCode ?? '')) problems.push({ field: 'postalCode', code: 'address.zip_malformed' })
  if (!/\p{L}/u.test(town ?? '')) problems.push({ field: 'town', code: 'address.city_missing' })
  return problems
}

/** The same as it is stored: each part in one line, the phone with its country code. */
export function acceptedDetails({ language, phone, ...texts }: CustomerDetails): CustomerDetails {
  const { firstName, lastName, street, postalCode, town } = texts
  return {
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    language,
    street: oneLine(street),
    postalCode: oneLine(postalCode),
    town: oneLine(town),
    phone: readPhone(phone) ?? '',
  }
}
