import type { RefundOutcome, RefundState } from '#contracts/payments.ts'

/**
 * The states a refund may take next. No state is final: the provider may still contradict what staff have entered.
 */
const NEXT: Record<RefundState, RefundState[]> = {
  open: ['sent', 'unsure', 'done', 'failed'],
  sent: ['unsure', 'done', 'failed'],
  unsure: ['sent', 'done', 'failed'],
  done: ['failed'],
  failed: ['unsure', 'done'],
}

/** What a provider can report of a refund: accepted, done or failed. */
export type ProviderReport = Extract<RefundState, 'sent' | 'done' | 'failed'>

/** The state of a refund, and what the provider has reported so far. */
export interface ReportedRefund {
  state: RefundState
  reported?: readonly ProviderReport[] | undefined
}

/** The next state of a refund. `reported` is set where the provider reports it. */
export interface RefundNextState {
  state: RefundState
  reported?: ProviderReport | undefined
}

/**
 * Whether a refund may take this next state. Each report of the provider counts once, because a webhook that is
 * delivered again must not undo what staff have entered since.
 */
export function refundMayBecome({ state, reported = [] }: ReportedRefund, next: RefundNextState): boolean {
  const isRepeated = next.reported !== undefined && reported.includes(next.reported)
  return !isRepeated && NEXT[state].includes(next.state)
}

/** The state of a refund as sent to the browser. Without a refund there was nothing to refund. */
export function refundOutcome(state: RefundState | undefined): RefundOutcome {
  if (state === undefined) return 'none'
  return state === 'done' || state === 'failed' ? state : 'under_way'
}
