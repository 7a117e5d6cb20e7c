import type { AdminBooking } from '#contracts/booking-handling.ts'

/** What a free stretch of the day begins a booking with. */
export interface FreeTime {
  day: string
  time: string
  examiner: number | undefined
}

/**
 * A stretch in which an optometrist does not examine after all: planned now, or already so where `broken` stand in it.
 */
export interface AwayStart {
  examiner: number | undefined
  broken: readonly AdminBooking[]
}
