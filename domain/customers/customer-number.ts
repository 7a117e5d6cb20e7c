import { checkDigit, isChecked } from '#domain/check-digit.ts'
import { typedCode } from '#domain/typed-text.ts'

/** Digits behind the A, the check digit among them: ten million numbers, which do not count up. */
const LENGTH = 8

/**
 * A new customer number: `A` and eight digits, the last one a check digit. It does not reveal how many customers there
 * are. If it is taken, the caller draws again.
 *
 * @param digit gives a random digit 0–9 each time it is called.
 */
export function customerNumber(digit: () => number): string {
  const digits = Array.from({ length: LENGTH - 1 }, digit).join('')
  return `A${digits}${checkDigit(digits)}`
}

/** A customer number as it is stored, from what was typed: `a1234 5674` is `A12345674`. */
export function readCustomerNumber(typed: string): string {
  return typedCode(typed).replace(/[-#]/g, '').toUpperCase()
}

/** Whether the check digit is right. */
export function isCustomerNumber(number: string): boolean {
  return /^A\d{8}$/.test(number) && isChecked(number.slice(1))
}
