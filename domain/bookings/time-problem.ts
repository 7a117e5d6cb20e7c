import type { SlotTime } from '#contracts/bookings.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import { wallTime, wallTimeAt, type BookingWindow } from './booking-window.ts'
import { isOnGrid } from './free-slots.ts'
import type { ExamNeeds } from './find-place.ts'
import { liesIn } from './overlaps.ts'
import type { DaySchedule } from './schedule.ts'
import { isInSkippedHour } from './skipped-time.ts'

/** When and what is to be booked. */
interface Wanted extends SlotTime {
  exam: ExamNeeds
  /** Only with this one. */
  examiner?: number | undefined
}

/**
 * Why a time could not be booked even on an empty day; null where it could. It is shown to a customer who typed the
 * time, or who saw it free long ago.
 *
 * @param now ISO instant.
 */
export function timeProblem(
  schedule: DaySchedule,
  { day, time, exam, examiner }: Wanted,
  window: BookingWindow,
  now: string,
): RefusalCode | null {
  const span = { from: minutesOf(time), to: minutesOf(time) + exam.minutes }
  if (isInSkippedHour(day, span)) return 'booking.time_not_real'
  if (wallTime(day, time) < wallTimeAt(now)) return 'booking.time_past'
  if (wallTime(day, time) < window.from) return 'booking.too_soon'
  if (day > window.until) return 'booking.too_far'
  if (!liesIn(span, schedule.open)) return 'booking.closed'
  if (!isOnGrid(time, schedule)) return 'booking.time_off_grid'
  const isThere = schedule.examiners.some(
    ({ id, skills, present }) =>
      (examiner === undefined || id === examiner) && skills.includes(exam.skill) && liesIn(span, present),
  )
  return isThere ? null : 'booking.closed'
}
