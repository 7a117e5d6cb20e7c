import type { Cents } from '#contracts/money.ts'
import type { RefundState } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { Refusal } from '#domain/refusal.ts'
import { givenBack, refundAmount, type RefundShares } from './refund.ts'

type Refund = RefundShares & { state: RefundState }

/**
 * What is still to be refunded to the buyer, in cents, never negative. Refunds in progress count as given; a failed one
 * is outstanding until as much has been refunded again, in one refund or in several.
 *
 * @param promised see `promisedBack`.
 */
export function outstanding(promised: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(0, promised - givenBack(refunds))
}

/**
 * What is to be refunded in all, in cents: the most that was ever refunded or in progress at once. A failed refund
 * does not lower it.
 *
 * @param promised what it was until now. Canceling an order promises all that was paid.
 */
export function promisedBack(promised: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(promised, givenBack(refunds))
}

/** Throws where a refund, over both ways, exceeds what is outstanding: some of it has been refunded again. */
export function assertBeOutstanding(refund: RefundShares, due: Cents): void {
  if (refundAmount(refund) > due) throw new Refusal('order.refund_too_large', { max: formatPrice(due) })
}

/** Whether a failed refund exceeds what is outstanding: some of it has been refunded again. */
export function isRefundedAgain(refund: Refund, due: Cents): boolean {
  return refund.state === 'failed' && refundAmount(refund) > due
}
