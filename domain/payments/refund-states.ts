/**
 * Where a refund stands.
 *
 * `open` claimed, and nobody has said yet that it was taken · `sent` the provider has taken it and has yet to say how it
 * ended · `unsure` nobody can say whether the money went, so a person has to look · `done` the money went · `failed` it
 * did not, and is owed as before.
 */
export type RefundState = 'open' | 'sent' | 'unsure' | 'done' | 'failed'

/** What was done by hand may still be contradicted by the provider, which is why no state is the last. */
const NEXT: Record<RefundState, RefundState[]> = {
  open: ['sent', 'unsure', 'done', 'failed'],
  sent: ['unsure', 'done', 'failed'],
  unsure: ['sent', 'done', 'failed'],
  done: ['failed'],
  failed: ['unsure', 'done'],
}

/** The states from which a refund may come into this one. */
export function refundStatesBefore(state: RefundState): RefundState[] {
  return (Object.keys(NEXT) as RefundState[]).filter((from) => NEXT[from].includes(state))
}
