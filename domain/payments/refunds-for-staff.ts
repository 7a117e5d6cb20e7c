import type { Cents } from '#contracts/money.ts'
import type { RefundState } from '#contracts/payments.ts'
import { outstanding } from './outstanding.ts'
import { refundAmount, type RefundShares } from './refund.ts'

const HOUR_MS = 3_600_000

/** Hours a refund may wait: a day once the provider has taken it, an hour before that. */
const PATIENCE_HOURS: Partial<Record<RefundState, number>> = { open: 1, sent: 24 }

type Refund = RefundShares & { state: RefundState; since: string }

/**
 * The refunds staff have to check: those with an unknown result, those that wait for too long, and the
 * last failed ones, as many as make up what is outstanding.
 *
 * @param refunds all of them in the order in which they were claimed, a failed one where it failed. `since` is the ISO
 * instant of the last change.
 * @param outstanding in cents, see `outstanding`.
 */
export function refundsForStaff<One extends Refund>(refunds: readonly One[], outstanding: Cents, now: Date): One[] {
  let uncovered = outstanding
  const unanswered = refunds.toReversed().filter((refund) => {
    if (refund.state !== 'failed' || uncovered <= 0) return false
    uncovered -= refundAmount(refund)
    return true
  })
  return refunds.filter((one) => unanswered.includes(one) || one.state === 'unsure' || waitsForTooLong(one, now))
}

function waitsForTooLong({ state, since }: Refund, now: Date): boolean {
  const hours = PATIENCE_HOURS[state]
  return hours !== undefined && now.getTime() - Date.parse(since) > hours * HOUR_MS
}

/** Why only a person can decide what becomes of money that shall go back: one of the reasons of a step that is given up. */
export type RefundTrouble = 'refund_unsure' | 'refund_failed' | 'refund_late' | 'refund_owed'

/**
 * What staff must decide about the refunds of a document; null where nothing. Trying again could send money twice.
 *
 * @param promised cents, see `promisedBack`.
 * @param isGiven whether a pending step gives what is outstanding.
 */
export function refundTrouble(
  promised: Cents,
  refunds: readonly Refund[],
  isGiven: boolean,
  now: Date,
): RefundTrouble | null {
  const due = outstanding(promised, refunds)
  const states = new Set(refundsForStaff(refunds, due, now).map(({ state }) => state))
  if (states.has('unsure')) return 'refund_unsure'
  if (states.has('failed')) return 'refund_failed'
  if (states.size > 0) return 'refund_late'
  return due > 0 && !isGiven ? 'refund_owed' : null
}
