import type { Cents } from '#contracts/money.ts'
import type { RefundState } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Refusal } from '#domain/refusal.ts'
import { givenBack, refundAmount, type RefundShares } from './refund.ts'

type Refund = RefundShares & { state: RefundState }

/**
 * What the buyer should have back and has not, in cents, never negative. What is on its way counts as given; what failed
 * is owed until as much has been given anew, in one refund or in several.
 *
 * @param promised see `promisedBack`.
 */
export function owed(promised: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(0, promised - givenBack(refunds))
}

/**
 * What the buyer shall have back in all, in cents: the most that was ever given or on its way at once. A refund that
 * fails takes nothing off it.
 *
 * @param promised what it was until now. Canceling an order promises all that was paid.
 */
export function promisedBack(promised: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(promised, givenBack(refunds))
}

/** Throws where a refund, by both ways together, is more than is owed: some of it has been given anew. */
export function mustBeOwed(refund: RefundShares, due: Cents): void {
  if (refundAmount(refund) > due) throw new Refusal('order.refund_too_large', { max: formatPrice(due) })
}
