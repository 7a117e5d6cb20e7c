import { helsinkiDay, helsinkiTime } from '../calendar/finnish-day.ts'
import { helsinkiInstant } from '../calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import type { StoreRules } from './schedule.ts'

/** A day and time on the wall, as `YYYY-MM-DDTHH:MM`, so that earlier ones sort first. */
export type WallTime = string

/** When an exam may begin: from the first to the last, both included. */
export interface BookingWindow {
  from: WallTime
  /** ISO day. */
  until: string
}

const MINUTE_MS = 60_000

/** A wall time of its day and time. */
export const wallTime = (day: string, time: string): WallTime => `${day}T${time}`

/** What it says on the wall at an instant. */
export const wallTimeAt = (instant: string): WallTime => wallTime(helsinkiDay(instant), helsinkiTime(instant))

/**
 * When customers may book: not within the store's notice, and not beyond its horizon. Staff are bound by neither, only by
 * the present.
 *
 * @param now ISO instant.
 */
export function bookingWindow(now: string, { noticeMinutes, horizonDays }: StoreRules, isStaff = false): BookingWindow {
  if (isStaff) return { from: wallTimeAt(now), until: '9999-12-31' }
  const noticed = new Date(Date.parse(now) + noticeMinutes * MINUTE_MS).toISOString()
  return { from: wallTimeAt(noticed), until: plusDays(helsinkiDay(now), horizonDays) }
}

/**
 * How long after its beginning staff may still book a time: the customer stands in the store, and filling in the form
 * took a while.
 */
const ADMIN_GRACE_MINUTES = 15

/**
 * The instant by which a time that staff ask for is in the past (ISO instants). They are shown only times that are still to
 * begin.
 */
export function adminNow(now: string): string {
  return new Date(Date.parse(now) - ADMIN_GRACE_MINUTES * MINUTE_MS).toISOString()
}

/** Until when customers may change a booking by themselves (ISO instant). */
export function changeableUntil(
  day: string,
  time: string,
  { changeMinutes }: Pick<StoreRules, 'changeMinutes'>,
): string {
  return new Date(Date.parse(helsinkiInstant(day, time)) - changeMinutes * MINUTE_MS).toISOString()
}
