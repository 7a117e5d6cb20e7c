import { plusDays } from '#domain/calendar/plus-days.ts'

/** Days for which a card is good from its issue, and a refund onto it at least (product.md). */
export const CARD_DAYS = 365

/**
 * The last day on which a card can be used after a refund onto it: a year from then, or later where it was valid for
 * longer, so that the refund can be spent. ISO days.
 */
export function expiryAfterRefund(expiresOn: string, today: string): string {
  const atLeast = plusDays(today, CARD_DAYS)
  return expiresOn > atLeast ? expiresOn : atLeast
}
