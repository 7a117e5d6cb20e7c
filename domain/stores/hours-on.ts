import type { Hours, Store } from '#contracts/stores.ts'
import { weekdayOf } from '#domain/calendar/days.ts'

/** What of a store says when it is open. */
export type OpeningHours = Pick<Store, 'hours' | 'lunch' | 'deviatingDays'>

/** The hours of one day. */
export interface DayHours {
  /** Null on a closed day. */
  hours: Hours | null
  /** Null where the store does not close for lunch. */
  lunch: Hours | null
  /** Why the hours are not those of the week; null where they are, or where no reason is given. */
  reason: string | null
}

/**
 * The hours of a store on a day: those of the deviating day, else those of the weekday. A deviating day has no lunch break.
 *
 * @param day ISO day.
 */
export function hoursOn({ hours: week, lunch, deviatingDays }: OpeningHours, day: string): DayHours {
  const deviating = deviatingDays.find((each) => each.day === day)
  if (deviating) return { hours: deviating.hours, lunch: null, reason: deviating.reason }
  const weekday = weekdayOf(day) - 1
  return { hours: week[weekday] ?? null, lunch: week[weekday] ? (lunch[weekday] ?? null) : null, reason: null }
}

/** The times of a day when the store is open: none, one, or two around lunch. */
export function openTimes({ hours, lunch }: Pick<DayHours, 'hours' | 'lunch'>): Hours[] {
  if (!hours) return []
  if (!lunch) return [hours]
  const [[opens, closes], [pauses, resumes]] = [hours, lunch]
  const times: Hours[] = [
    [opens, pauses < closes ? pauses : closes],
    [resumes > opens ? resumes : opens, closes],
  ]
  return times.filter(([from, to]) => from < to)
}
