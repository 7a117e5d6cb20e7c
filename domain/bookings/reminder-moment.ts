import { helsinkiInstant } from '../calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { nextSmsMoment } from '#domain/messages/text-message.ts'

const HOUR_MS = 3_600_000

/** Time of day in Helsinki at which a visit of tomorrow is reminded of. */
const REMINDED_AT = '10:00'

/** Sends no reminder so soon after the booking, nor so shortly before the visit, when it is too late. */
const AFTER_BOOKING_HOURS = 2
const BEFORE_VISIT_HOURS = 1

/**
 * When a visit is reminded of: in the morning of the day before, later where it was booked later, and never while phones are
 * quiet. Null where no time is left for it.
 *
 * @param day ISO day of the visit.
 * @param time `HH:MM`, on the wall of the store.
 * @param bookedAt ISO instant.
 */
export function reminderMoment(day: string, time: string, bookedAt: string): string | null {
  const dayBefore = helsinkiInstant(plusDays(day, -1), REMINDED_AT)
  const afterBooking = Date.parse(bookedAt) + AFTER_BOOKING_HOURS * HOUR_MS
  const at = nextSmsMoment(new Date(Math.max(Date.parse(dayBefore), afterBooking)))
  const latest = Date.parse(helsinkiInstant(day, time)) - BEFORE_VISIT_HOURS * HOUR_MS
  return at.getTime() <= latest ? at.toISOString() : null
}
