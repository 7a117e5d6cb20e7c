import type { AdminBooking, StoreDay } from '#contracts/booking-handling.ts'
import { dayItems, type DayItem } from '#domain/bookings/day-items.ts'
import { without } from '#domain/bookings/day-schedule.ts'
import type { Span } from '#domain/bookings/schedule.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'

/** By what the store's day is laid out. */
export type Side = 'examiner' | 'room'

/** A booking with its place in the day, in minutes since midnight. */
export type PlacedBooking = AdminBooking & Span

export interface PlannedColumn {
  key: string
  title: string
  /** Of whom; undefined of a room. */
  examiner: number | undefined
  /** Every booking of it, the canceled ones as well. */
  bookings: PlacedBooking[]
  items: DayItem<PlacedBooking>[]
}

/** The columns of a store's day. Canceled bookings leave their time free. */
export function columnsOf(day: StoreDay, side: Side): PlannedColumn[] {
  return side === 'examiner' ? examinerColumns(day) : roomColumns(day)
}

function examinerColumns({ examiners }: StoreDay): PlannedColumn[] {
  return examiners.map(({ examiner, shifts, away, bookings, held }) => {
    const absent = spansOf(away)
    const placed = bookings.map(place)
    return {
      key: `examiner-${examiner.id}`,
      title: examiner.name,
      examiner: examiner.id,
      bookings: placed,
      items: dayItems({
        present: without(spansOf(shifts), absent),
        away: absent,
        bookings: placed.filter(({ state }) => keepsTime(state)),
        held: spansOf(held),
      }),
    }
  })
}

function roomColumns({ rooms, open, examiners }: StoreDay): PlannedColumn[] {
  return rooms.map((room) => {
    const placed = examiners.flatMap(({ bookings }) => bookings.filter((booking) => booking.room === room).map(place))
    const held = examiners.flatMap((one) => one.held.filter((use) => use.room === room))
    return {
      key: `room-${room}`,
      title: room,
      examiner: undefined,
      bookings: placed,
      items: dayItems({
        present: spansOf(open),
        away: [],
        bookings: placed.filter(({ state }) => keepsTime(state)),
        held: spansOf(held),
      }),
    }
  })
}

/** From the first full hour to the last in which anything is shown; an ordinary day where nothing is. */
export function shownHours(days: readonly StoreDay[]): Span {
  const spans = days.flatMap(({ open, examiners }) => [
    ...spansOf(open),
    ...examiners.flatMap(({ bookings }) => bookings.map(place)),
  ])
  if (spans.length === 0) return { from: 9 * 60, to: 17 * 60 }
  const [from, to] = [Math.min(...spans.map((span) => span.from)), Math.max(...spans.map((span) => span.to))]
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}

function place(booking: AdminBooking): PlacedBooking {
  const from = minutesOf(booking.time)
  return { ...booking, from, to: from + booking.minutes }
}

function spansOf(stretches: readonly { from: string; to: string }[]): Span[] {
  return stretches.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
}
