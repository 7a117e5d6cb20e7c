import { promisedBack } from '#domain/payments/outstanding.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { refundTrouble, type RefundTrouble } from '#domain/payments/refunds-for-staff.ts'
import { now } from '#plugins/kit/clock.ts'
import type { Order } from './order.ts'

/** What an order says of its refunds, counted anew with each change of one. */
export function refundStanding({
  promised: before,
  refunds,
}: Pick<Order, 'promised' | 'refunds'>): Pick<Order, 'refunded' | 'promised'> {
  return { refunded: givenBack(refunds), promised: promisedBack(before, refunds) }
}

/**
 * What staff must decide about the refunds of an order now. `isGiven` where a pending step pays what is outstanding.
 */
export function troubleOf(
  { promised, refunds }: Pick<Order, 'promised' | 'refunds'>,
  isGiven = false,
): RefundTrouble | null {
  return refundTrouble(promisedBack(promised, refunds), refunds, isGiven, now())
}
