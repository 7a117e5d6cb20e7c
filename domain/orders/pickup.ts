import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusMonths } from '#domain/calendar/plus-months.ts'

/** So long a store keeps what lies ready for its buyer, in months (decision 150). */
export const PICKUP_MONTHS = 3

/**
 * The last day (ISO) on which an order, or a part of it, can be collected from its store.
 *
 * @param readyAt ISO instant at which it lay ready.
 */
export function pickupUntil(readyAt: string): string {
  return plusMonths(helsinkiDay(readyAt), PICKUP_MONTHS)
}

/** The day (ISO) before which whatever lies too long has been ordered, as it cannot have lain ready earlier. `day` is today. */
export function overdueBefore(day: string): string {
  return plusMonths(day, -PICKUP_MONTHS)
}

/** What tells since when an order lies ready. */
interface ReadyOrder {
  state: string
  fulfillments: readonly { at: string }[]
  timeline: readonly { at: string; what: string }[]
}

/**
 * Since when an order, or the latest part of it, lies ready in its store (ISO instant); null where nothing of it does, or where it was handed over.
 * Orders from before fulfillments were noted are known by their timeline.
 */
export function readySince({ state, fulfillments, timeline }: ReadyOrder): string | null {
  if (!['received', 'pending', 'confirmed', 'sent'].includes(state)) return null
  const latest = fulfillments.at(-1)
  if (latest) return latest.at
  return state === 'sent' ? (timeline.findLast(({ what }) => what === 'sent')?.at ?? null) : null
}
