import { plusDays } from '#domain/calendar/plus-days.ts'

/** Days for which money that came back onto a card can be used at least. */
const USABLE_DAYS = 365

/**
 * The last day on which a card can be used after money has come back onto it: a year from then, or later where it was
 * good for longer. Money nobody could spend would not have been given back. ISO days.
 */
export function expiryAfterRefund(expiresOn: string, today: string): string {
  const atLeast = plusDays(today, USABLE_DAYS)
  return expiresOn > atLeast ? expiresOn : atLeast
}
