import { isFinnishHoliday } from './finnish-holidays.ts'
import { plusDays } from './plus-days.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

/** The last day of a legal term of so many days from an ISO day: the next working day where it would end on none (150/1930, 5 §). */
export function lastDay(from: string, days: number): string {
  const day = plusDays(from, days)
  return isWorkingDay(day, isFinnishHoliday) ? day : addWorkingDays(day, 1, isFinnishHoliday)
}
