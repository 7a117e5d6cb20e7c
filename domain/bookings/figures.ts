import type { BookingFigures } from '#contracts/booking-handling.ts'
import type { BookingState } from '#contracts/bookings.ts'
import { keepsTime } from './states.ts'

/** What figures are made of, of one booking. */
export interface CountedBooking {
  state: BookingState
  minutes: number
  /** ISO day of the visit. */
  day: string
  /** ISO day on which it was booked. */
  bookedOn: string
}

const DAY_MS = 86_400_000

/**
 * How full a store was, who did not come, and how long people waited for their visit.
 *
 * @param bookings All of the store whose visit lies in the span.
 * @param minutes For how many minutes its examiners could have been booked in it.
 */
export function bookingFigures(
  bookings: readonly CountedBooking[],
  minutes: number,
): Omit<BookingFigures, 'store' | 'name'> {
  const stored = bookings.filter(({ state }) => keepsTime(state))
  const booked = stored.reduce((sum, each) => sum + each.minutes, 0)
  const missed = stored.filter(({ state }) => state === 'not_arrived').length
  const reported = stored.filter(({ state }) => ['arrived', 'done', 'not_arrived'].includes(state)).length
  return {
    // An absence may have broken bookings, so that more is booked than could be.
    fillRate: minutes > 0 ? Math.min(1, booked / minutes) : null,
    noShows: reported > 0 ? missed / reported : null,
    leadDays: median(stored.map(({ day, bookedOn }) => Math.max(0, (Date.parse(day) - Date.parse(bookedOn)) / DAY_MS))),
    bookings: stored.length,
    canceled: bookings.length - stored.length,
  }
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
