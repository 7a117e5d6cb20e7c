import type { Cents, Totals } from '#contracts/money.ts'
import type { RefundState } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Refusal } from '#domain/refusal.ts'

/** Money that goes back, by the way it came, in cents. */
export interface RefundShares {
  toProvider: Cents
  toGiftCard: Cents
}

/** What was paid: `amountDue` through the provider, `giftCard` from a gift card. */
export type PaidShares = Pick<Totals, 'amountDue' | 'giftCard'>

/**
 * How a refund is split: the gift card's share first, then the provider's, each at most what came from it (product
 * decisions, "Cart, checkout, orders").
 *
 * Throws if the amount is more than is left to refund.
 *
 * @param refunds those given or under way already.
 */
export function refundShares(paid: PaidShares, refunds: readonly RefundShares[], amount: Cents): RefundShares {
  const left = leftToRefund(paid, refunds)
  const max = left.toProvider + left.toGiftCard
  if (amount <= 0 || amount > max) throw new Refusal('order.refund_too_large', { max: formatPrice(max) })
  const toGiftCard = Math.min(amount, left.toGiftCard)
  return { toProvider: amount - toGiftCard, toGiftCard }
}

/** What can still go back each way, in cents. What went twice by one way is not left for the other. */
export function leftToRefund({ amountDue, giftCard }: PaidShares, refunds: readonly RefundShares[]): RefundShares {
  const sum = (way: keyof RefundShares) => refunds.reduce((total, refund) => total + refund[way], 0)
  const [provider, card] = [amountDue - sum('toProvider'), giftCard - sum('toGiftCard')]
  const left = Math.max(0, provider + card)
  const toGiftCard = Math.min(Math.max(0, card), left)
  return { toProvider: left - toGiftCard, toGiftCard }
}

/** What has been given back or is on its way, both ways together, in cents. What failed is owed as before. */
export function givenBack(refunds: readonly (RefundShares & { state: RefundState })[]): Cents {
  return claiming(refunds).reduce((sum, refund) => sum + refundAmount(refund), 0)
}

/** What a refund gives by both ways together, in cents. */
export function refundAmount({ toProvider, toGiftCard }: RefundShares): Cents {
  return toProvider + toGiftCard
}

/** Refunds that hold what they claimed: all but those that failed. */
export function claiming<Refund extends { state: RefundState }>(refunds: readonly Refund[]): Refund[] {
  return refunds.filter(({ state }) => state !== 'failed')
}
