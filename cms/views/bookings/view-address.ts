import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import type { Side } from './day-plan.ts'

export const BOOKINGS_PATH = '/admin/ajanvaraus'

/** What of the store's day is shown. */
export interface ShownView {
  store: number
  day: string
  isWeek: boolean
  side: Side
}

/** The address of a view of the store's day. */
export function viewAddress({ store, day, isWeek, side }: ShownView): string {
  const query = new URLSearchParams({ myymala: String(store), paiva: day })
  if (isWeek) query.set('nakyma', 'viikko')
  if (side === 'room') query.set('mukaan', 'huone')
  return `${BOOKINGS_PATH}?${query}`
}

/** The address of a visit, opened in the day of its store. */
export function visitAddress({ store, day, number }: { store: number; day: string; number: string }): string {
  return `${viewAddress({ store, day, isWeek: false, side: 'examiner' })}&varaus=${number}`
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return plusDays(day, 1 - weekdayOf(day))
}
