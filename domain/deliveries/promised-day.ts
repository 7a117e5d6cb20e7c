import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { addWorkingDays, isWorkingDay } from '#domain/calendar/working-days.ts'

/** Orders from before this time of a working day are handled on that day, later ones on the next. Helsinki time. */
export const HANDLED_BEFORE = '14:00'

/** Working days until a piece from our own shelf leaves. */
export const IN_STOCK_DAYS = 1

/**
 * The day by which everything has left us, as an ISO day: the slowest line decides, counted in
 * Finnish working days.
 *
 * @param lines working days each line takes: one from the shelf, else the grinding or its maker's time.
 * @param at when the order is placed.
 */
export function promisedDay(lines: readonly { leadTimeDays: number }[], at: Date): string {
  const days = Math.max(IN_STOCK_DAYS, ...lines.map(({ leadTimeDays }) => leadTimeDays))
  return addWorkingDays(firstDay(at), days, isFinnishHoliday)
}

/** The working day from which delivery is counted: this one before the cutoff time, else the next. */
function firstDay(at: Date): string {
  const instant = at.toISOString()
  const day = helsinkiDay(instant)
  const isHandledToday = isWorkingDay(day, isFinnishHoliday) && helsinkiTime(instant) < HANDLED_BEFORE
  return isHandledToday ? day : addWorkingDays(day, 1, isFinnishHoliday)
}
