import type { DeviatingDay, Hours } from '#contracts/stores.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import type { OpeningHours } from './hours-on.ts'

/** How many days ahead pages announce deviating days. */
export const ANNOUNCED_DAYS = 60

/**
 * The deviating days that a page announces: from today on, and only where the hours are not those of the week anyway.
 *
 * @param today ISO day.
 */
export function daysAhead(
  { hours: week, lunch, deviatingDays }: OpeningHours,
  today: string,
  days = ANNOUNCED_DAYS,
): DeviatingDay[] {
  const last = plusDays(today, days)
  return deviatingDays.filter(({ day, hours }) => {
    const weekday = weekdayOf(day) - 1
    const isUsual = sameHours(hours, week[weekday] ?? null) && !(hours && lunch[weekday])
    return day >= today && day <= last && !isUsual
  })
}

function sameHours(a: Hours | null, b: Hours | null): boolean {
  return a?.join() === b?.join()
}
