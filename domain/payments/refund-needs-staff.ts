import type { RefundState } from './refund-states.ts'

const HOUR_MS = 3_600_000

/** Hours a refund may stand so before somebody should look why it goes no further. */
const PATIENCE_HOURS: Partial<Record<RefundState, number>> = { open: 1, sent: 24 }

/**
 * Whether a person has to look at a refund: it failed, nobody knows how it ended, or it has waited for too long. A day
 * for what the provider has taken, an hour for what it has not.
 *
 * @param since ISO instant from which it stands where it stands.
 */
export function refundNeedsStaff({ state, since }: { state: RefundState; since: string }, now: Date): boolean {
  if (state === 'failed' || state === 'unsure') return true
  const hours = PATIENCE_HOURS[state]
  return hours !== undefined && now.getTime() - Date.parse(since) > hours * HOUR_MS
}
