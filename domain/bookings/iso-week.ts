import { plusDays, weekdayOf } from '#domain/calendar/plus-days.ts'

const WEEK_MS = 7 * 86_400_000

/** The number of the week in which an ISO day lies (ISO 8601): week 1 has the year's first Thursday. */
export function isoWeek(day: string): number {
  const thursday = plusDays(day, 4 - weekdayOf(day))
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / WEEK_MS)
}
