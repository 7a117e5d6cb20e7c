import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'

/** So long a store keeps what lies ready for its buyer, in months (docs/decisions/shipping-and-pickup.md). */
export const PICKUP_MONTHS = 3

/**
 * The last day (ISO) on which an order, or a part of it, can be collected from its store.
 *
 * @param readyAt ISO instant at which it lay ready.
 */
export function pickupUntil(readyAt: string): string {
  return plusMonths(helsinkiDay(readyAt), PICKUP_MONTHS)
}

/** The reminder leaves this many opening days before the last day. */
const REMINDED_OPENING_DAYS = 2

/** No further back than this is an opening day looked for, in days. */
const LOOKED_BACK_DAYS = 14

/** Time of day in Helsinki at which the customer is reminded. */
const REMINDED_AT = '10:00'

/**
 * The instant (ISO) from which the reminder of an order that is ready until this day can be planned: the store may
 * change its hours before.
 */
export function pickupReminderFrom(until: string): string {
  return helsinkiInstant(plusDays(until, -LOOKED_BACK_DAYS), REMINDED_AT)
}

/**
 * The instant (ISO) at which the buyer of what lies ready until this day is reminded: in the morning of the second opening day before it.
 *
 * @param isOpen whether its store is open on an ISO day.
 */
export function pickupReminderAt(until: string, isOpen: (day: string) => boolean): string {
  const earliest = plusDays(until, -LOOKED_BACK_DAYS)
  let day = until
  for (let left = REMINDED_OPENING_DAYS; left > 0 && day > earliest;) {
    day = plusDays(day, -1)
    if (isOpen(day)) left -= 1
  }
  return helsinkiInstant(day, REMINDED_AT)
}

/** The day (ISO) before which whatever lies too long has been ordered, as it cannot have lain ready earlier. `day` is today. */
export function overdueBefore(day: string): string {
  return plusMonths(day, -PICKUP_MONTHS)
}

/** The facts that show since when an order is ready. */
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
