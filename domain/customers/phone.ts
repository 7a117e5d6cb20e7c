import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { typedPhone } from '#domain/typed-text.ts'

/**
 * A phone number with its country code, as it is stored and dialed: `040 123 4567` is `+358401234567`.
 * Undefined where it is no number. Without a country code it is Finnish (E.164; specification §5).
 */
export function readPhone(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typedPhone(typed), { defaultCountry: 'FI', extract: false })
  return number?.isValid() ? number.number : undefined
}

/** The end of a Finnish number, which is written in two groups though the library leaves it in one. */
const LONG_END = /(\d{3})(\d{3,4})$/

/** A stored phone number in groups for reading: `+358 40 123 4567`. As it is where it is no number. */
export function writtenPhone(phone: string): string {
  const written = parsePhoneNumberFromString(phone)?.formatInternational()
  return written?.replace(LONG_END, '$1 $2').replaceAll(' ', '\u00a0') ?? phone
}
