import type { Cents, Totals } from '#contracts/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** What has been given back so far, or is about to be. */
export interface RefundShares {
  toProvider: Cents
  toGiftCard: Cents
}

/**
 * Where the money of a refund goes: first back the way it was paid at the provider, then onto the gift card.
 * Throws `order.refund_too_large` beyond what was paid and not yet given back.
 */
export function refundShares(
  { amountDue, giftCard }: Pick<Totals, 'amountDue' | 'giftCard'>,
  earlier: RefundShares[],
  amount: Cents,
): RefundShares {
  const providerLeft = amountDue - sum(earlier.map(({ toProvider }) => toProvider))
  const cardLeft = giftCard - sum(earlier.map(({ toGiftCard }) => toGiftCard))
  if (amount > providerLeft + cardLeft) throw new Refusal('order.refund_too_large', { left: providerLeft + cardLeft })
  const toProvider = Math.min(amount, providerLeft)
  return { toProvider, toGiftCard: amount - toProvider }
}

function sum(amounts: Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
