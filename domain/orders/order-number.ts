import { checkDigit, isChecked } from '#domain/check-digit.ts'
import { typedCode } from '#domain/typed-text.ts'

/** Digits behind the S, the check digit among them: ten million numbers, which do not count up. */
const LENGTH = 8

/**
 * A new order number: `S` and eight digits, the last one a check digit. It does not reveal how
 * many orders there are. If it is taken, the caller draws again.
 *
 * @param digit gives a random digit 0–9 each time it is called.
 */
export function orderNumber(digit: () => number): string {
  const digits = Array.from({ length: LENGTH - 1 }, digit).join('')
  return `S${digits}${checkDigit(digits)}`
}

/** An order number as it is stored, from what was typed: `s1234 5674`, `#S12345674` and `12345674` are `S12345674`. */
export function readOrderNumber(typed: string): string {
  const text = typedCode(typed).replace(/[-#]/g, '').toUpperCase()
  return /^\d+$/.test(text) ? `S${text}` : text
}

/** Whether the check digit is right, so that one mistyped digit is reported before any lookup. */
export function isOrderNumber(number: string): boolean {
  return /^S\d{8}$/.test(number) && isChecked(number.slice(1))
}

/** An order number grouped for reading: `S1234 5674`. */
export function formatOrderNumber(number: string): string {
  return number.replace(/^(S\d{4})(\d{4})$/, '$1 $2')
}
