import { checkDigit, isChecked } from '#domain/check-digit.ts'
import { typedCode } from '#domain/typed-text.ts'

/** Digits of a gift card's number, the check digit among them. */
const LENGTH = 16

/**
 * A new gift-card number: 16 digits, the last one a check digit.
 *
 * @param digit gives a random digit 0–9 each time it is called, from a source that cannot be guessed.
 */
export function giftCardNumber(digit: () => number): string {
  const digits = Array.from({ length: LENGTH - 1 }, digit).join('')
  return `${digits}${checkDigit(digits)}`
}

/** The typed 16 digits, spaces and hyphens allowed, or undefined where they are no card's number. */
export function readGiftCardNumber(typed: string): string | undefined {
  const digits = typedCode(typed).replaceAll('-', '')
  return digits.length === LENGTH && isChecked(digits) ? digits : undefined
}

/** A gift-card number in fours, as it is printed: `1234 5678 9012 3452`. */
export function formatGiftCardNumber(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
