import type { Slot, SlotTime } from '#contracts/bookings.ts'
import type { AgeGroup, ExamType } from '#contracts/exam-types.ts'
import type { DayPart, WaitingWish } from '#contracts/waiting-list.ts'
import { helsinkiInstant } from '../calendar/helsinki-instant.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { nextSmsMoment } from '#domain/messages/text-message.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import { ageGroupOf } from './ages.ts'
import { overlaps } from './overlaps.ts'
import type { Span } from './schedule.ts'

/** How long an offer stands once its text message may leave. */
export const OFFERED_MS = 3_600_000

/** How long before the visit an offer must have ended: the way to the store. */
export const TRAVEL_MS = 3_600_000

/** How far ahead the last day of a wish may lie, in days. */
export const MOST_DAYS_WAITED = 366

/** Noon parts the day, in minutes since midnight. */
const NOON = 720

const OF_PART: Record<DayPart, (minutes: number) => boolean> = {
  any: () => true,
  morning: (minutes) => minutes < NOON,
  afternoon: (minutes) => minutes >= NOON,
}

/** A person on the waiting list, with what decides which freed time fits. */
export interface Waiting extends WaitingWish {
  /** ISO day. */
  birthDate: string
  /** The times that the person was offered already. */
  offered: readonly (SlotTime & { minutes: number })[]
}

/** A stretch of a day that a booking has left. */
export interface FreedTime extends Span {
  /** ISO day. */
  day: string
}

/** A time that suits a person on the waiting list. */
export interface FittingTime extends SlotTime {
  ageGroup: AgeGroup
}

/**
 * When an offer of a time made now ends (ISO instant): an hour from when its text message may leave, which is not at night. Null
 * where the visit begins too soon after that to come.
 */
export function offerEnd(now: Date, { day, time }: SlotTime): string | null {
  const until = nextSmsMoment(now).getTime() + OFFERED_MS
  return until + TRAVEL_MS <= Date.parse(helsinkiInstant(day, time)) ? new Date(until).toISOString() : null
}

/** Whether a day and time are among those at which the person could come. */
export function suits({ until, weekdays, part }: WaitingWish, { day, time }: SlotTime): boolean {
  const isOfWeek = weekdays.length === 0 || weekdays.includes(weekdayOf(day))
  return day <= until && isOfWeek && OF_PART[part](minutesOf(time))
}

/**
 * The first time of a freed stretch that suits a person who waits for this exam; undefined where none does. The exam
 * must need the stretch, and may be longer than it. A time that the person was offered already is not offered again,
 * nor one that overlaps it: a person who declined 10.00 need not be asked about 10.15.
 *
 * @param slots The times of that day that are free for the exam.
 */
export function fittingTime(
  { day, ...freed }: FreedTime,
  slots: readonly Slot[],
  exam: Pick<ExamType, 'minutes' | 'ageGroups'>,
  waiting: Waiting,
): FittingTime | undefined {
  const ageGroup = ageGroupOf(waiting.birthDate, exam.ageGroups, day)
  if (!ageGroup) return undefined
  const found = slots.find(({ time }) => {
    const span = spanOf({ time, minutes: exam.minutes })
    const wasOffered = waiting.offered.some((earlier) => earlier.day === day && overlaps(spanOf(earlier), span))
    return overlaps(span, freed) && suits(waiting, { day, time }) && !wasOffered
  })
  return found && { day, time: found.time, ageGroup }
}

/** Why a person cannot wait until this last day; null where that is possible. `today` is an ISO day. */
export function waitingProblem(until: string, today: string): 'booking.time_past' | 'booking.too_far' | null {
  if (until < today) return 'booking.time_past'
  return until > plusDays(today, MOST_DAYS_WAITED) ? 'booking.too_far' : null
}

function spanOf({ time, minutes }: { time: string; minutes: number }): Span {
  const from = minutesOf(time)
  return { from, to: from + minutes }
}
