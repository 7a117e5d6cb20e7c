import { without } from './day-schedule.ts'
import type { Span } from './schedule.ts'

/** What stands in a column of the store's day, from top to bottom: nothing overlaps, but for what an absence has broken. */
export type DayItem<Booking> =
  (Span & { kind: 'booking'; booking: Booking }) | (Span & { kind: 'free' | 'held' | 'away' })

/** A column of the store's day: an examiner's, or a room's. */
export interface DayColumn<Booking extends Span> {
  /** When exams could be given in it. */
  present: readonly Span[]
  /** When an optometrist has a shift but is absent. */
  away: readonly Span[]
  bookings: readonly Booking[]
  held: readonly Span[]
}

/** Shorter than this, in minutes, no exam fits between two others. */
const LEAST_FREE = 5

/** Everything that stands in a column, in order; where two begin at once, an absence comes before the booking it breaks. */
export function dayItems<Booking extends Span>({
  present,
  away,
  bookings,
  held,
}: DayColumn<Booking>): DayItem<Booking>[] {
  const free = without(present, [...bookings, ...held]).filter(({ from, to }) => to - from >= LEAST_FREE)
  const order = ['away', 'booking', 'held', 'free']
  return [
    ...spans('away', away),
    ...bookings.map((booking) => ({ kind: 'booking' as const, from: booking.from, to: booking.to, booking })),
    ...spans('held', held),
    ...spans('free', free),
  ].toSorted((a, b) => a.from - b.from || order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** The parts of spans that lie in others as well, in order. */
export function within(spans: readonly Span[], others: readonly Span[]): Span[] {
  const all = spans.flatMap((span) =>
    others.map(({ from, to }) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) })),
  )
  return all.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)
}

function spans<Kind extends 'free' | 'held' | 'away'>(kind: Kind, all: readonly Span[]) {
  return all.map(({ from, to }) => ({ kind, from, to }))
}
