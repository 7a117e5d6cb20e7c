/** One attempt to charge a saved card. */
export interface CardAttempt {
  /** Counted from 1; the attempt's own part of the reference at the provider. */
  number: number
  /** ISO instant at which the provider was asked. */
  at: string
  /**
   * `holding` the provider is asked to set the sum aside · `held` it has, and no money has moved · `declined` the card
   * was not charged · `lost` it is unknown whether it was held, which takes no money and ends by itself · `let_go` held
   * and not taken.
   */
  state: 'holding' | 'held' | 'declined' | 'lost' | 'let_go'
  transactionId: string | null
  /** The acquirer's code of a declined one, `no_card` where the card was removed. */
  reason: string
  /** Whether the card may be tried again, where it was declined. */
  mayRetry: boolean
}

/** Paytrail allows a card to be tried so often within 30 days. */
export const MOST_ATTEMPTS = 15

/** The attempts with a new one, which has no answer yet. One that had no answer is lost: a hold takes no money. */
export function withNextAttempt(attempts: readonly CardAttempt[], at: string): CardAttempt[] {
  const before = attempts.map((one) => (one.state === 'holding' ? { ...one, state: 'lost' as const } : one))
  const fresh = { state: 'holding' as const, transactionId: null, reason: '', mayRetry: true }
  return [...before, { number: attempts.length + 1, at, ...fresh }]
}

/** The attempts with what became of one; null where it is not the latest any more, or stands otherwise. */
export function withAttempt(
  attempts: readonly CardAttempt[],
  { number, state }: Pick<CardAttempt, 'number' | 'state'>,
  changes: Partial<CardAttempt>,
): CardAttempt[] | null {
  const last = attempts.at(-1)
  if (last?.number !== number || last.state !== state) return null
  return [...attempts.slice(0, -1), { ...last, ...changes }]
}
