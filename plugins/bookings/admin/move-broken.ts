import type { PayloadRequest } from 'payload'
import type { BrokenBooking } from '#contracts/booking-handling.ts'
import type { SlotTime } from '#contracts/bookings.ts'
import { bookingWindow } from '#domain/bookings/booking-window.ts'
import { movesOf, type Broken } from '#domain/bookings/broken-moves.ts'
import { spanOn, without, type Away } from '#domain/bookings/day-schedule.ts'
import { overlaps } from '#domain/bookings/overlaps.ts'
import type { DaySchedule } from '#domain/bookings/schedule.ts'
import { isComing } from '#domain/bookings/states.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { knownUses } from '../day-uses.ts'
import { bookingsOfExaminer, type Booking } from '../repository.ts'
import { examinerNames, schedulesOf } from '../schedule/repository.ts'
import { adminBooking } from './admin-booking.ts'
import { attendsTo, type AdminScope } from './admin-scope.ts'

/** How many days after the last broken booking a free time is looked for. */
const DAYS_AHEAD = 14

/** Whether a booking is already at a time, with the examiner where one is named. */
export function isAt(booking: Booking, { day, time, examiner }: SlotTime & { examiner?: number | undefined }): boolean {
  return booking.day === day && booking.time === time && (examiner === undefined || booking.examiner === examiner)
}

/** The bookings of an examiner that an absence would break, or has broken, each with where it could move. */
export async function brokenByAbsence(req: PayloadRequest, scope: AdminScope, away: Away): Promise<BrokenBooking[]> {
  const from = [away.from.slice(0, 10), today()].toSorted()[1] ?? today()
  const bookings = await bookingsOfExaminer(req, away.examiner, from, away.to.slice(0, 10))
  const broken = bookings.filter((booking) => {
    const span = spanOn(away, booking.day)
    const from = minutesOf(booking.time)
    const meets = span !== undefined && overlaps(span, { from, to: from + booking.minutes })
    return meets && isComing(booking.state) && attendsTo(scope, booking.store)
  })
  const byStore = Map.groupBy(broken, ({ store }) => store)
  return (await Promise.all([...byStore].map(([store, all]) => withMoves(req, store, all, away)))).flat()
}

async function withMoves(
  req: PayloadRequest,
  store: number,
  broken: readonly Booking[],
  away: Away,
): Promise<BrokenBooking[]> {
  const [first, last] = [broken[0]?.day, broken.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const [schedules, usesOf, names] = await Promise.all([
    schedulesOf(req, store, today(), plusDays(last, DAYS_AHEAD)),
    knownUses(req),
    examinerNames(req),
  ])
  const days = schedules.map((schedule) => ({ schedule: withoutExaminer(schedule, away), uses: usesOf(schedule) }))
  const rules = schedules[0]?.rules
  const asked = broken.map(({ ref, day, time, examType: exam, examiner, examinerWished }): Broken => {
    return { ref, day, time, exam, wished: examinerWished ? examiner : null }
  })
  const moves = rules ? movesOf(asked, days, { ...bookingWindow(nowIso(), rules), until: '9999-12-31' }) : []
  return broken.map((booking, at) => {
    const move = moves[at]
    const schedule = days.find(({ schedule: one }) => one.day === booking.day)?.schedule
    const movesTo = move ? { ...move, examinerName: names.get(move.examiner) ?? '' } : null
    return { booking: adminBooking(booking, schedule, names), store, movesTo }
  })
}

/** A day as it would be with an absence that may not be saved yet. */
function withoutExaminer(schedule: DaySchedule, away: Away): DaySchedule {
  const span = spanOn(away, schedule.day)
  if (!span) return schedule
  return {
    ...schedule,
    examiners: schedule.examiners.map((examiner) =>
      examiner.id === away.examiner ? { ...examiner, present: without(examiner.present, [span]) } : examiner,
    ),
  }
}
