import type { Cents, Totals } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'

/** Money that goes back, by the way it came. */
export interface RefundShares {
  toProvider: Cents
  toGiftCard: Cents
}

type Paid = Pick<Totals, 'amountDue' | 'giftCard'>

/**
 * How a refund is split: first back through the payment provider, up to what was paid there, and the
 * rest onto the gift card. Money before vouchers, since that is what the buyer can use anywhere.
 *
 * Throws if the amount is more than is left to refund.
 *
 * @param refunds those given or under way already.
 */
export function refundShares(paid: Paid, refunds: readonly RefundShares[], amount: Cents): RefundShares {
  const left = leftToRefund(paid, refunds)
  const max = left.toProvider + left.toGiftCard
  if (amount <= 0 || amount > max) throw new Refusal('order.refund_too_large', { max: formatPrice(max) })
  const toProvider = Math.min(amount, left.toProvider)
  return { toProvider, toGiftCard: amount - toProvider }
}

/** What can still go back each way, in cents. What went twice by one way is not left for the other. */
export function leftToRefund({ amountDue, giftCard }: Paid, refunds: readonly RefundShares[]): RefundShares {
  const sum = (way: keyof RefundShares) => refunds.reduce((total, refund) => total + refund[way], 0)
  const [provider, card] = [amountDue - sum('toProvider'), giftCard - sum('toGiftCard')]
  const left = Math.max(0, provider + card)
  const toProvider = Math.min(Math.max(0, provider), left)
  return { toProvider, toGiftCard: left - toProvider }
}

/** What has been given back or is on its way, both ways together, in cents. What failed is owed as before. */
export function givenBack(refunds: readonly (RefundShares & { state: RefundState })[]): Cents {
  return claiming(refunds).reduce((sum, { toProvider, toGiftCard }) => sum + toProvider + toGiftCard, 0)
}

/** Refunds that hold what they claimed. */
export function claiming<Refund extends { state: RefundState }>(refunds: readonly Refund[]): Refund[] {
  return refunds.filter(({ state }) => state !== 'failed')
}
