import type { SubscriptionInterval } from '#contracts/cart.ts'
import type { IntervalProposal } from '#contracts/subscriptions.ts'
import { INTERVAL_MONTHS } from './delivery-days.ts'

/** How often lenses are worn, and what a box holds. */
export interface LensUse {
  /** Days in a week on which they are worn, 1–7. */
  daysInWeek: number
  /** How long one lens serves. Only a daily lens lasts longer where it is worn less often. */
  kind: 'daily' | 'two-week' | 'monthly'
  /** Lenses in a box. */
  inBox: number
}

const WEEKS_IN_MONTH = 365.25 / 12 / 7
const INTERVALS = ['m1', 'm2', 'm3', 'm6'] as const satisfies SubscriptionInterval[]
/** A row holds no more (specification §9). */
const MOST_BOXES = 12

/** Lenses that one eye uses up in a month. Opened lenses of two weeks and of a month end by the calendar. */
export function lensesInMonth({ daysInWeek, kind }: Pick<LensUse, 'daysInWeek' | 'kind'>): number {
  if (kind === 'daily') return daysInWeek * WEEKS_IN_MONTH
  return kind === 'two-week' ? WEEKS_IN_MONTH / 2 : 1
}

/**
 * The interval with the boxes for each eye that waste least: enough until the next delivery, with the fewest lenses left
 * over in a month. Of equals the longer interval.
 */
export function proposedInterval(use: LensUse): IntervalProposal {
  const used = lensesInMonth(use)
  const proposals = INTERVALS.map((interval) => {
    const months = INTERVAL_MONTHS[interval]
    const boxes = Math.max(1, Math.ceil((used * months) / use.inBox - 0.02))
    return { interval, boxes, left: (boxes * use.inBox) / months - used }
  }).filter(({ boxes }) => boxes <= MOST_BOXES)
  const [best] = proposals.toSorted(
    (a, b) => Math.round((a.left - b.left) * 10) || INTERVAL_MONTHS[b.interval] - INTERVAL_MONTHS[a.interval],
  )
  return best ? { interval: best.interval, boxes: best.boxes } : { interval: 'm1', boxes: MOST_BOXES }
}
