import type { Cents, Totals } from '#contracts/money.ts'
import type { RefundState } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { Refusal } from '#domain/refusal.ts'

/** Shares of a refund by way of payment, in cents. */
export interface RefundShares {
  toProvider: Cents
  toGiftCard: Cents
}

/** What was paid: `amountDue` through the provider, `giftCard` from a gift card. */
export type PaidShares = Pick<Totals, 'amountDue' | 'giftCard'>

/**
 * How a refund is split: the gift card's share first, then the provider's, each at most what was paid by it (product
 * decisions, "Cart, checkout, orders"); of what no gift card can have paid, the provider's first.
 *
 * Throws if the amount is more than is left to refund.
 *
 * @param refunds those given or under way already.
 */
export function refundShares(
  paid: PaidShares,
  refunds: readonly RefundShares[],
  amount: Cents,
  isFirstToProvider = false,
): RefundShares {
  const left = leftToRefund(paid, refunds)
  const max = left.toProvider + left.toGiftCard
  if (amount <= 0 || amount > max) throw new Refusal('order.refund_too_large', { max: formatPrice(max) })
  const toGiftCard = isFirstToProvider ? Math.max(0, amount - left.toProvider) : Math.min(amount, left.toGiftCard)
  return { toProvider: amount - toGiftCard, toGiftCard }
}

/**
 * What can still be refunded by each way, in cents, the gift card's part first. What one way has refunded beyond its share
 * is taken off the other's, so that both together never refund more than was paid.
 */
export function leftToRefund({ amountDue, giftCard }: PaidShares, refunds: readonly RefundShares[]): RefundShares {
  const sum = (way: keyof RefundShares) => refunds.reduce((total, refund) => total + refund[way], 0)
  const [provider, card] = [amountDue - sum('toProvider'), giftCard - sum('toGiftCard')]
  const left = Math.max(0, provider + card)
  const toGiftCard = Math.min(Math.max(0, card), left)
  return { toProvider: left - toGiftCard, toGiftCard }
}

/** What can still be refunded over both ways, in cents. */
export function refundable(paid: PaidShares, refunds: readonly (RefundShares & { state: RefundState })[]): Cents {
  return refundAmount(leftToRefund(paid, claiming(refunds)))
}

/** What has been refunded or is in progress, both ways together, in cents. Failed refunds do not count. */
export function givenBack(refunds: readonly (RefundShares & { state: RefundState })[]): Cents {
  return claiming(refunds).reduce((sum, refund) => sum + refundAmount(refund), 0)
}

/** Amount of a refund over both ways, in cents. */
export function refundAmount({ toProvider, toGiftCard }: RefundShares): Cents {
  return toProvider + toGiftCard
}

/** Refunds that count: all but failed ones. */
export function claiming<Refund extends { state: RefundState }>(refunds: readonly Refund[]): Refund[] {
  return refunds.filter(({ state }) => state !== 'failed')
}

/**
 * Throws `order.refund_over_limit` where this refund and those before it would be more than the member of staff may
 * give back in all.
 *
 * @param most in cents; the refusal names what may still be given.
 */
export function assertBeWithin(
  most: Cents,
  refunds: readonly (RefundShares & { state: RefundState })[],
  amount: Cents,
): void {
  const left = Math.max(0, most - givenBack(refunds))
  if (amount > left) throw new Refusal('order.refund_over_limit', { max: formatPrice(left) })
}
