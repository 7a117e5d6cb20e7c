import type { AdminBooking } from '#contracts/booking-handling.ts'
import { isMinor } from '#domain/bookings/ages.ts'
import { liesIn } from '#domain/bookings/overlaps.ts'
import type { DaySchedule } from '#domain/bookings/schedule.ts'
import { afterVisitStep, isComing } from '#domain/bookings/states.ts'
import { wallTime, wallTimeAt } from '#domain/bookings/booking-window.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { Booking } from '../repository.ts'

/**
 * A booking as it stands in the store's day.
 *
 * @param schedule Of its store and day; undefined where the store takes no bookings any more.
 * @param names Of optometrists, by their numbers.
 */
export function adminBooking(
  booking: Booking,
  schedule: DaySchedule | undefined,
  names: ReadonlyMap<number, string>,
): AdminBooking {
  const { number, state, stateBefore, day, time, minutes, examiner, examinerWished, room, form, examType } = booking
  return {
    number,
    state,
    day,
    time,
    minutes,
    examiner,
    room,
    phone: form.phone,
    customer: booking.customer,
    examinerName: names.get(examiner) ?? '',
    examinerWished: examinerWished ?? false,
    canUndo: afterVisitStep(state, stateBefore, 'undo') !== null,
    examType: examType.id,
    examName: examType.name,
    name: `${form.firstName} ${form.lastName}`,
    isMinor: isMinor(form.birthDate, day),
    hasNote: form.note !== '',
    hasBegun: hasBegun(booking),
    isBroken: isBroken(booking, schedule),
  }
}

/** Whether the time of a booking has come. */
export function hasBegun({ day, time }: Pick<Booking, 'day' | 'time'>): boolean {
  return wallTime(day, time) <= wallTimeAt(nowIso())
}

/** Whether a booking that is to come has lost its examiner or its opening hours. */
function isBroken({ state, day, time, minutes, examiner, room }: Booking, schedule: DaySchedule | undefined): boolean {
  if (!isComing(state) || wallTime(day, time) < wallTimeAt(nowIso())) return false
  const span = { from: minutesOf(time), to: minutesOf(time) + minutes }
  const present = schedule?.examiners.find(({ id }) => id === examiner)?.present ?? []
  const hasRoom = schedule?.rooms.some(({ name }) => name === room) ?? false
  return !hasRoom || !liesIn(span, present) || !liesIn(span, schedule?.open ?? [])
}
