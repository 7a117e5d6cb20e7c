import type { Contact } from '#contracts/checkout.ts'
import { isEmail } from '#domain/customers/email.ts'
import { isName, oneLine } from '#domain/customers/name.ts'
import { readPhone } from '#domain/customers/phone.ts'
import type { FieldProblem } from '#domain/refusal.ts'

/** The problems of the buyer's name, e-mail and phone, field by field (specification §5). */
export function problemsWithContact({ firstName, lastName, email, phone }: Contact): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!isName(firstName)) problems.push({ field: 'contact.firstName', code: 'contact.name_malformed' })
  if (!isName(lastName)) problems.push({ field: 'contact.lastName', code: 'contact.name_malformed' })
  if (!isEmail(email)) problems.push({ field: 'contact.email', code: 'contact.email_malformed' })
  if (!readPhone(phone)) problems.push({ field: 'contact.phone', code: 'contact.phone_malformed' })
  return problems
}

/** The same contact as it is stored: names in one line, the phone with its country code. */
export function acceptedContact({ firstName, lastName, email, phone }: Contact): Contact {
  return {
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    email,
    phone: readPhone(phone) ?? phone,
  }
}
