import type { PayingTime } from '#contracts/store-mode.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { hoursOn, openTimes, type OpeningHours } from '#domain/stores/hours-on.ts'

const HOUR_MS = 3_600_000

/** How long goods of a sale are held unpaid at most, in hours from the sale, however often its payment is asked for. */
export const LONGEST_PAYING_HOURS = 24

/**
 * Until when a sale may be paid, where its store chooses this now; as an ISO instant. An hour counts from now, a day from the sale, and nothing
 * is longer than that. A store that closes no more today gives no moment.
 *
 * @param soldAt ISO instant of the sale.
 */
export function payingUntil(
  time: PayingTime,
  soldAt: string,
  store: OpeningHours | undefined,
  now: Date,
): string | null {
  const last = Date.parse(soldAt) + LONGEST_PAYING_HOURS * HOUR_MS
  if (time === 'day') return new Date(last).toISOString()
  const wished = time === 'hour' ? now.getTime() + HOUR_MS : closingOf(store, now)
  return wished === null || wished > last ? null : new Date(wished).toISOString()
}

/** When a store closes for the day, in milliseconds; null where it has closed, or does not open. */
function closingOf(store: OpeningHours | undefined, now: Date): number | null {
  const today = helsinkiDay(now.toISOString())
  const closes = store && openTimes(hoursOn(store, today)).at(-1)?.[1]
  const at = closes === undefined ? Number.NaN : Date.parse(helsinkiInstant(today, closes))
  return at > now.getTime() ? at : null
}
