import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number with its country code, as it is stored and dialed: `040 123 4567` is `+358401234567`.
 * Undefined where it is no number. Without a country code it is Finnish (E.164; specification §5).
 */
export function readPhone(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed.trim(), { defaultCountry: 'FI', extract: false })
  return number?.isValid() ? number.number : undefined
}
