import type { RefundOutcome } from '#contracts/orders.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'

/** How a refund went so far, in the words of the wire. Without one there was nothing to give back. */
export function refundOutcome(state: RefundState | undefined): RefundOutcome {
  if (state === undefined) return 'none'
  return state === 'done' || state === 'failed' ? state : 'under_way'
}
