import type { AdminBooking, ExaminerDay, StoreDay } from '#contracts/booking-handling.ts'
import type { Examiner } from '#contracts/bookings.ts'
import { within } from '#domain/bookings/day-items.ts'
import { without } from '#domain/bookings/day-schedule.ts'
import type { DaySchedule, Span } from '#domain/bookings/schedule.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { timeOf } from '#domain/stores/time-of-day.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { knownUses, type StoredUse } from '../day-uses.ts'
import { bookingsOfStore } from '../repository.ts'
import { attendanceOf, examinerNames, schedulesOf, type Attendance } from '../schedule/repository.ts'
import { adminBooking } from './admin-booking.ts'

/** Days of a store as its staff see them, from an ISO day on. */
export async function storeDays(context: WithPayload, store: number, from: string, days: number): Promise<StoreDay[]> {
  const to = plusDays(from, days - 1)
  const [schedules, bookings, usesOf, names] = await Promise.all([
    schedulesOf(context, store, from, to),
    bookingsOfStore(context, store, from, to),
    knownUses(context),
    examinerNames(context),
  ])
  return Promise.all(
    schedules.map(async (schedule) => {
      const own = bookings.filter(({ day }) => day === schedule.day)
      const shown = own.map((booking) => adminBooking(booking, schedule, names))
      return storeDay(schedule, shown, usesOf(schedule), await attendanceOf(context, store, schedule.day))
    }),
  )
}

function storeDay(
  schedule: DaySchedule,
  bookings: AdminBooking[],
  uses: readonly StoredUse[],
  attendance: Attendance[],
): StoreDay {
  const { day, open, rooms, examiners } = schedule
  const isThere = new Set(attendance.map(({ id }) => id))
  // A booked examiner gets a column also without a shift, so that no booking is hidden.
  const strangers = new Map(
    bookings
      .filter(({ examiner, state }) => keepsTime(state) && !isThere.has(examiner))
      .map(({ examiner, examinerName }) => [examiner, examinerName]),
  )
  const columns = [
    ...attendance.map(({ shifts, ...examiner }) => ({ examiner, shifts })),
    ...[...strangers].map(([id, name]) => ({ examiner: { id, name }, shifts: [] as Span[] })),
  ]
  const held = uses.filter(({ until }) => until !== null)
  return {
    day,
    open: open.map(stretch),
    rooms: rooms.map(({ name }) => name),
    examiners: columns.map(({ examiner, shifts }) => {
      const present = examiners.find(({ id }) => id === examiner.id)?.present ?? []
      return examinerDay(examiner, { shifts, present, bookings, held, open })
    }),
  }
}

interface OfDay {
  shifts: readonly Span[]
  present: readonly Span[]
  bookings: readonly AdminBooking[]
  held: readonly StoredUse[]
  open: readonly Span[]
}

function examinerDay({ id, name }: Examiner, { shifts, present, bookings, held, open }: OfDay): ExaminerDay {
  return {
    examiner: { id, name },
    shifts: within(shifts, open).map(stretch),
    away: within(without(shifts, present), open).map(stretch),
    bookings: bookings.filter(({ examiner }) => examiner === id),
    held: held.filter(({ examiner }) => examiner === id).map((use) => ({ ...stretch(use), room: use.room })),
  }
}

const stretch = ({ from, to }: Span) => ({ from: timeOf(from), to: timeOf(to) })
