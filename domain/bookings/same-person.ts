import type { BookingForm } from '#contracts/bookings.ts'
import { birthDateOf, readSocialNumber } from '#domain/customers/social-number.ts'
import { typedName } from '#domain/typed-text.ts'

/** An account's person, with the social number of an identification; null where there was none. */
interface Identified {
  firstName: string
  lastName: string
  socialNumber: string | null
}

/**
 * Whether the person of a booking is surely the one of an account, so that health data may join it: by social number
 * where the booking has one, else by name and day of birth. An account without strong identification never matches: an
 * address may be mistyped. Of several first names the first counts.
 */
export function isSamePerson(form: BookingForm, { firstName, lastName, socialNumber }: Identified): boolean {
  if (socialNumber === null) return false
  if (form.ssn) return readSocialNumber(form.ssn) === socialNumber
  if (form.birthDate !== birthDateOf(socialNumber)) return false
  return folded(form.lastName) === folded(lastName) && called(form.firstName) === called(firstName)
}

const folded = (name: string) => typedName(name).toLocaleLowerCase('fi')

const called = (firstNames: string) => folded(firstNames).split(/\s+/)[0]
