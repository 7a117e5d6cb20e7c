import type { Cents } from '#contracts/money.ts'
import { refundNeedsStaff } from '#domain/payments/refund-needs-staff.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'
import type { RefundShares } from './refund.ts'

type Refund = RefundShares & { state: RefundState; since: string }

/**
 * The refunds of an order that a person has to look at: those that wait for too long, and of those that failed the last
 * ones, as many as make up what is owed.
 *
 * @param refunds all of them in the order in which they were claimed, a failed one where it failed.
 * @param owed in cents, see `owed`.
 */
export function refundsForStaff<One extends Refund>(refunds: readonly One[], owed: Cents, now: Date): One[] {
  let uncovered = owed
  const unanswered = refunds.toReversed().filter(({ state, toProvider, toGiftCard }) => {
    if (state !== 'failed' || uncovered <= 0) return false
    uncovered -= toProvider + toGiftCard
    return true
  })
  return refunds.filter((one) => (one.state === 'failed' ? unanswered.includes(one) : refundNeedsStaff(one, now)))
}
