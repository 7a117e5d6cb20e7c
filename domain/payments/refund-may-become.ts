import { refundStatesBefore, type RefundState } from './refund-states.ts'

interface Refund {
  state: RefundState
  /** What the provider has said of it so far. */
  heard?: readonly string[] | undefined
}

interface Said {
  state: RefundState
  /** In the provider's word, where it was the provider who said it. */
  heard?: string | undefined
}

/**
 * Whether a refund moves on by what is said of it now. Each word of the provider counts once: a callback that comes
 * again must not undo what staff have said since.
 */
export function refundMayBecome({ state, heard = [] }: Refund, said: Said): boolean {
  const isSaidAgain = said.heard !== undefined && heard.includes(said.heard)
  return !isSaidAgain && refundStatesBefore(said.state).includes(state)
}
