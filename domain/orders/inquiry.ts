import type { OrderState } from '#contracts/orders.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'

/** The buyer has so many days to answer; then the order goes back to the optician without an answer. */
const INQUIRY_DAYS = 7

/** The last day (ISO, Helsinki) on which a question of this day can be answered. */
export function answerableUntil(askedOn: string): string {
  return plusDays(askedOn, INQUIRY_DAYS)
}

/** What of an order says whether it can be asked about, and whether a question is open. */
interface Reviewed {
  state: OrderState
  awaitsPrescription?: boolean | null
  /** The last day on which the open question can be answered; null where none is open. */
  awaitsAnswerUntil?: string | null
  timeline: readonly { what: string }[]
}

/** Whether an optician may ask the buyer: while the order is in review and has its prescription. */
export function isInReview({ state, awaitsPrescription }: Pick<Reviewed, 'state' | 'awaitsPrescription'>): boolean {
  return state === 'pending' && !awaitsPrescription
}

/** Throws `inquiry.not_in_review` where an optician may not ask. */
export function assertBeInReview(order: Pick<Reviewed, 'state' | 'awaitsPrescription'>): void {
  if (!isInReview(order)) throw new Refusal('inquiry.not_in_review')
}

/** How many questions have been asked about an order: the number of the last. */
export function lastInquiry({ timeline }: Pick<Reviewed, 'timeline'>): number {
  return timeline.filter(({ what }) => what === 'inquiry_sent').length
}

/**
 * Throws unless the question with this number waits for its answer on this day: `inquiry.answered`, and `inquiry.closed` where it was
 * replaced by another, is late, or the order has left the review.
 */
export function assertAwaitAnswer(
  order: Reviewed,
  inquiry: { n: number; answeredAt: string | null },
  today: string,
): void {
  if (inquiry.answeredAt !== null) throw new Refusal('inquiry.answered')
  const until = order.awaitsAnswerUntil ?? ''
  const isLast = inquiry.n === lastInquiry(order)
  if (!isLast || !isInReview(order) || today > until) throw new Refusal('inquiry.closed')
}
