import { helsinkiDay } from '../calendar/finnish-day.ts'

/** What is counted of Friends by month. */
export const figureKinds = ['joined', 'left', 'half_frame', 'exchange', 'insurance'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Something that happened, at an ISO instant. */
export interface FriendsEvent {
  kind: FigureKind
  at: string
}

/** A Finnish month, such as `2026-11`, and how often each thing happened in it. */
export interface FriendsMonth {
  month: string
  counts: Record<FigureKind, number>
}

/** How often each thing happened by month, the latest first; months in which nothing did are left out. */
export function friendsFigures(events: readonly FriendsEvent[]): FriendsMonth[] {
  const months = new Map<string, FriendsMonth>()
  for (const { kind, at } of events) {
    const month = helsinkiDay(at).slice(0, 7)
    const found = months.get(month) ?? {
      month,
      counts: { joined: 0, left: 0, half_frame: 0, exchange: 0, insurance: 0 },
    }
    found.counts[kind] += 1
    months.set(month, found)
  }
  return [...months.values()].toSorted((one, other) => other.month.localeCompare(one.month))
}
