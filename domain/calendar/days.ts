const DAY_MS = 86_400_000

/** The day that lies so many days later, or earlier with a negative number. ISO days. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether an ISO day is one of the calendar: 2026-02-30 is none. */
export function isIsoDay(day: string): boolean {
  const at = new Date(day)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Day of the week of an ISO day: 1 Monday … 7 Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** The same day so many months later, the last of the month where it has no such day: 31 January and one is 28 February. ISO days. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
