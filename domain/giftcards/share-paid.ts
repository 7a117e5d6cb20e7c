import type { Cents } from '#contracts/money.ts'

/** What a gift card pays of a total: all of it, or all there is on the card. Cents. */
export function giftCardShare(total: Cents, balance: Cents): Cents {
  return Math.max(0, Math.min(total, balance))
}
