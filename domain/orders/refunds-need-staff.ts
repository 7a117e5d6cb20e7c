import { refundNeedsStaff } from '#domain/payments/refund-needs-staff.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'

type Refund = { state: RefundState; since: string }

/**
 * Whether a person has to look at the refunds of an order, oldest first. One that failed is answered by a later one
 * that did not.
 */
export function refundsNeedStaff(refunds: readonly Refund[], now: Date): boolean {
  const isAnswered = (index: number) => refunds.slice(index + 1).some(({ state }) => state !== 'failed')
  return refunds.some(
    (refund, index) => refundNeedsStaff(refund, now) && !(refund.state === 'failed' && isAnswered(index)),
  )
}
