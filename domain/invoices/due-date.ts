import { plusDays } from '#domain/calendar/days.ts'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { addWorkingDays, isWorkingDay } from '#domain/calendar/working-days.ts'
import { Refusal } from '#domain/refusal.ts'

/** Days between an invoice and its due day, where staff say nothing else. */
const TERM_DAYS = 14

/** This ISO day, or the next one on which banks work (Promissory Notes Act 622/1947, 5 §: what is due on a holiday). */
export function bankingDay(day: string): string {
  return isWorkingDay(day, isFinnishHoliday) ? day : addWorkingDays(day, 1, isFinnishHoliday)
}

/** The fewest and the most days that staff may give to pay. */
const [LEAST_DAYS, MOST_DAYS] = [7, 366]

/** The due day of an invoice of this ISO day: the one asked for where it leaves time to pay, moved to a banking day. */
export function dueDateOf(day: string, asked: string | undefined): string {
  if (asked === undefined) return bankingDay(plusDays(day, TERM_DAYS))
  if (asked < plusDays(day, LEAST_DAYS) || asked > plusDays(day, MOST_DAYS))
    throw new Refusal('invoice.due_too_early', { field: 'dueDate' })
  return bankingDay(asked)
}

/** Years that the law keeps vouchers from the end of the year in which they were made (Accounting Act 1336/1997, 2:10 §). */
const YEARS = 6

/** The last ISO day on which an invoice of this day is stored. The accounting year is the calendar year. */
export function storedUntil(day: string): string {
  return `${Number(day.slice(0, 4)) + YEARS}-12-31`
}
