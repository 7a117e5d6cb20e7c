import type { Cents } from '#contracts/money.ts'

/** How much of a total a gift card pays, in cents: all of it, or as much as the card holds. */
export function giftCardShare(total: Cents, balance: Cents): Cents {
  return Math.max(0, Math.min(total, balance))
}
