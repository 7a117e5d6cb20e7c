import type { Address } from '#contracts/checkout.ts'
import { oneLine } from '#domain/customers/name.ts'
import type { FieldProblem } from '#domain/refusal.ts'

/**
 * The problems of an address, field by field. The postal code has five digits; one that is in
 * no list is accepted with its town as typed.
 */
export function problemsWithAddress({ street, zip, city }: Address): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!/[\p{L}\p{N}]/u.test(street)) problems.push({ field: 'address.street', code: 'address.street_missing' })
  if (!/^\d{5}$/.test(zip)) problems.push({ field: 'address.zip', code: 'address.zip_malformed' })
  if (!/\p{L}/u.test(city)) problems.push({ field: 'address.city', code: 'address.city_missing' })
  return problems
}

/** The same address as it is stored, each part in one line. */
export function acceptedAddress({ street, zip, city }: Address): Address {
  return { street: oneLine(street), zip, city: oneLine(city) }
}
