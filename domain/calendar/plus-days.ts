const DAY_MS = 86_400_000

/** The day that lies so many days later, or earlier with a negative number. ISO days. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Day of the week of an ISO day: 1 Monday … 7 Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}
