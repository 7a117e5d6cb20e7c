import { plusDays, weekdayOf } from './days.ts'
import { isFinnishHoliday } from './finnish-holidays.ts'

/** Whether an ISO day is a holiday. */
export type IsHoliday = (day: string) => boolean

/**
 * The day that lies so many working days later, or earlier with a negative number, the day itself not counted.
 *
 * From a Friday, one working day later is Monday, and from a Sunday, one earlier is Friday; none is the day itself, be it a
 * working day or not (delivery promises and lens deliveries, specification §9).
 */
export function addWorkingDays(day: string, days: number, isHoliday: IsHoliday): string {
  let then = day
  const step = days < 0 ? -1 : 1
  for (let left = Math.abs(days); left > 0;) {
    then = plusDays(then, step)
    if (isWorkingDay(then, isHoliday)) left -= 1
  }
  return then
}

/** Whether warehouses and carriers work on this day: Monday to Friday, holidays apart. */
export function isWorkingDay(day: string, isHoliday: IsHoliday): boolean {
  return weekdayOf(day) <= 5 && !isHoliday(day)
}

/** The last day of a legal term of so many days from an ISO day: the next working day where it would end on none (150/1930, 5 §). */
export function lastDay(from: string, days: number): string {
  const day = plusDays(from, days)
  return isWorkingDay(day, isFinnishHoliday) ? day : addWorkingDays(day, 1, isFinnishHoliday)
}
