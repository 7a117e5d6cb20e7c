import { refundNeedsStaff } from '#domain/payments/refund-needs-staff.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'

type Refund = { state: RefundState; since: string }

/**
 * The refunds of an order that a person has to look at. One that failed is answered by a later one that did not.
 *
 * @param refunds all of them in the order in which they were claimed, a failed one where it failed.
 */
export function refundsForStaff<One extends Refund>(refunds: readonly One[], now: Date): One[] {
  const isAnswered = (index: number) => refunds.slice(index + 1).some(({ state }) => state !== 'failed')
  return refunds.filter((refund, index) => {
    return refundNeedsStaff(refund, now) && !(refund.state === 'failed' && isAnswered(index))
  })
}
