import type { SlotTime } from '#contracts/bookings.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import type { BookingWindow } from './booking-window.ts'
import { findPlace, type ExamNeeds } from './find-place.ts'
import { nearestFree } from './first-free.ts'
import type { StoreDayUses } from './free-slots.ts'

/** A booking that lost its examiner. */
export interface Broken extends SlotTime {
  ref: string
  exam: ExamNeeds
  /** The examiner that its customer asked for by name; null where any will do. */
  wished: number | null
}

/** Where a booking could move to. */
export type Move = SlotTime & { examiner: number }

/**
 * The nearest time for each of several bookings, in their order, so that no two move to the same place. A customer who
 * asked for an optometrist by name moves to another time of the same one; the others keep the time where any
 * optometrist is free then. Null where nothing is free within these days.
 *
 * @param days In order. The absence is taken away already.
 */
export function movesOf(
  broken: readonly Broken[],
  days: readonly StoreDayUses[],
  window: BookingWindow,
): (Move | null)[] {
  const planned = days.map((day) => ({ ...day, uses: [...day.uses] }))
  return broken.map(({ ref, exam, wished, ...at }) => {
    // Its own time is free for itself, not for those before it.
    const around = planned.map((day) => ({ ...day, uses: day.uses.filter((use) => use.ref !== ref) }))
    const examiner = wished ?? undefined
    const [nearest] = nearestFree(around, { exam, window, examiner }, at, 1)
    const index = around.findIndex(({ schedule }) => schedule.day === nearest?.day)
    const [day, plan] = [around[index], planned[index]]
    if (!nearest || !day || !plan) return null
    const from = minutesOf(nearest.time)
    const found = findPlace(day.schedule, day.uses, exam, from, examiner)
    if (!found) return null
    plan.uses.push({ ...found, ref: `move of ${ref}`, from, to: from + exam.minutes, until: null })
    return { ...nearest, examiner: found.examiner }
  })
}
