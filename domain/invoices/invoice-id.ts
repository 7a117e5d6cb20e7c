import { checkDigit } from '#domain/check-digit.ts'

/** Digits of an id, the check digit among them: a billion ids, which do not count up. */
const LENGTH = 10

/**
 * A new id of an invoice, by which its address names it: it says nothing of how many there are. If it is taken, the
 * caller draws again.
 *
 * @param digit gives a random digit 0–9 each time it is called.
 */
export function invoiceId(digit: () => number): string {
  const digits = Array.from({ length: LENGTH - 1 }, digit).join('')
  return `${digits}${checkDigit(digits)}`
}
