import { checkDigit, isChecked } from '#domain/check-digit.ts'

/** Digits of a number, the check digit among them. */
const LENGTH = 8

/**
 * A new number of a subscription: eight digits, the first not nil, the last a check digit. It does not reveal how many
 * subscriptions there are. If it is taken, the caller draws again.
 *
 * @param digit gives a random digit 0–9 each time it is called.
 */
export function subscriptionNumber(digit: () => number): number {
  const first = 1 + (digit() % 9)
  const digits = [first, ...Array.from({ length: LENGTH - 2 }, digit)].join('')
  return Number(`${digits}${checkDigit(digits)}`)
}

/** Whether the check digit is right, so that one mistyped digit is found before any lookup. */
export function isSubscriptionNumber(number: number): boolean {
  return /^[1-9]\d{7}$/.test(String(number)) && isChecked(String(number))
}
