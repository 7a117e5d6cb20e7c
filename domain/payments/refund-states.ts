import type { RefundOutcome, RefundState } from '#contracts/payments.ts'

/**
 * The states a refund may take next. No state is final: what staff have said may still be contradicted by the provider.
 */
const NEXT: Record<RefundState, RefundState[]> = {
  open: ['sent', 'unsure', 'done', 'failed'],
  sent: ['unsure', 'done', 'failed'],
  unsure: ['sent', 'done', 'failed'],
  done: ['failed'],
  failed: ['unsure', 'done'],
}

/** What a provider can say of a refund: it has taken it, it has given the money, or it will not. */
export type ProviderWord = Extract<RefundState, 'sent' | 'done' | 'failed'>

/** A refund as it stands, and what the provider has said of it so far. */
export interface RefundStanding {
  state: RefundState
  reported?: readonly ProviderWord[] | undefined
}

/** What is said of a refund now. `reported` is set where the provider is the one who says it. */
export interface RefundNextState {
  state: RefundState
  reported?: ProviderWord | undefined
}

/**
 * Whether a refund moves on by what is said of it now. Each word of the provider counts once, because a webhook that
 * is delivered again must not undo what staff have said since.
 */
export function refundMayBecome({ state, reported = [] }: RefundStanding, next: RefundNextState): boolean {
  const isRepeated = next.reported !== undefined && reported.includes(next.reported)
  return !isRepeated && NEXT[state].includes(next.state)
}

/** The state of a refund in the words of the wire. Without a refund there was nothing to give back. */
export function refundOutcome(state: RefundState | undefined): RefundOutcome {
  if (state === undefined) return 'none'
  return state === 'done' || state === 'failed' ? state : 'under_way'
}
