import type { Slot } from '#contracts/bookings.ts'
import { minutesOf, timeOf } from '#domain/stores/time-of-day.ts'
import { wallTime, type BookingWindow } from './booking-window.ts'
import { findRoom, freeExaminers, type ExamNeeds } from './find-place.ts'
import type { DaySchedule, Use } from './schedule.ts'
import { isInSkippedHour } from './skipped-time.ts'

/** A day of a store, and what is taken of it. */
export interface StoreDayUses {
  schedule: DaySchedule
  uses: readonly Use[]
}

/** What free times are asked for. */
export interface Asked {
  exam: ExamNeeds
  window: BookingWindow
  /** Only with this one. */
  examiner?: number | undefined
}

/**
 * The free times of a day for an exam, in order, each with those who could give it, in the order of the schedule. Every
 * one of them can be booked as long as nothing else is.
 */
export function freeSlots(day: StoreDayUses, asked: Asked): Slot[] {
  return [...eachFreeSlot(day, asked)]
}

/** The same, one by one: who needs the first pays for no other. */
export function* eachFreeSlot(
  { schedule, uses }: StoreDayUses,
  { exam, window, examiner }: Asked,
): Generator<Slot, undefined> {
  const { day } = schedule
  if (day > window.until || day < window.from.slice(0, 10)) return
  for (const from of beginnings(schedule, exam.minutes)) {
    const time = timeOf(from)
    if (wallTime(day, time) < window.from) continue
    const span = { from, to: from + exam.minutes }
    const examiners = freeExaminers(schedule, uses, exam, span)
      .map(({ id }) => id)
      .filter((id) => examiner === undefined || id === examiner)
    if (examiners.length === 0 || isInSkippedHour(day, span) || !findRoom(schedule, uses, exam, span)) continue
    yield { time, examiners }
  }
}

/** When an exam of so many minutes could begin while exams are given, in minutes since midnight, on the store's grid. */
function* beginnings({ open, rules: { gridMinutes } }: DaySchedule, minutes: number): Generator<number, undefined> {
  for (const { from, to } of open)
    for (let at = Math.ceil(from / gridMinutes) * gridMinutes; at + minutes <= to; at += gridMinutes) yield at
}

/** Whether a time is on the store's grid. */
export function isOnGrid(time: string, { rules: { gridMinutes } }: Pick<DaySchedule, 'rules'>): boolean {
  return minutesOf(time) % gridMinutes === 0
}
