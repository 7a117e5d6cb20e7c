import type { DeviatingDay } from '#contracts/stores.ts'
import { holidaysBetween, type HolidayName } from '#domain/calendar/finnish-holidays.ts'
import { plusDays } from '#domain/calendar/days.ts'

/** What a store keeps of its deviating days. */
export interface KnownDays<Day extends DeviatingDay = DeviatingDay> {
  deviatingDays: Day[]
  /** The ISO day until which holidays have been filled in; null in a new store. */
  holidaysUntil: string | null
}

/**
 * The deviating days with the holidays of the coming twelve months, each a closed day until an editor says otherwise, and
 * without days that are past. Undefined where there is nothing to change.
 *
 * A holiday is filled in once: a row that an editor has removed does not come back, and one they have written stays.
 *
 * @param today ISO day.
 * @param nameOf the holiday in the words of the row.
 */
export function withHolidays<Day extends DeviatingDay>(
  { deviatingDays, holidaysUntil }: KnownDays<Day>,
  today: string,
  nameOf: (holiday: HolidayName) => string,
): KnownDays<Day | DeviatingDay> | undefined {
  const until = endOfMonthNextYear(today)
  const stored = deviatingDays.filter(({ day }) => day >= today)
  if (stored.length === deviatingDays.length && holidaysUntil !== null && holidaysUntil >= until) return undefined
  const yesterday = plusDays(today, -1)
  const taken = new Set(stored.map(({ day }) => day))
  const added = holidaysBetween(holidaysUntil && holidaysUntil > yesterday ? holidaysUntil : yesterday, until)
    .filter(({ day }) => !taken.has(day) && taken.add(day))
    .map(({ day, name }) => ({ day, hours: null, reason: nameOf(name) }))
  return { deviatingDays: [...stored, ...added].toSorted(byDay), holidaysUntil: laterOf(holidaysUntil, until) }
}

/** The last day of this month in the next year, so that documents change once a month. */
function endOfMonthNextYear(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year + 1, month, 0)).toISOString().slice(0, 10)
}

function byDay(a: DeviatingDay, b: DeviatingDay): number {
  return a.day < b.day ? -1 : 1
}

function laterOf(known: string | null, until: string): string {
  return known !== null && known > until ? known : until
}
