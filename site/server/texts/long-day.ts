import type { Language } from '#contracts/language.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** An ISO day with the full names of its weekday and month: `tiistai 24. marraskuuta`. */
export function longDay(day: string, language: Language): string {
  return `${formatOf(language, { weekday: 'long' }).format(new Date(day))} ${monthDay(day, language)}`
}

/** An ISO day with the full name of its month: `24. marraskuuta`. */
export function monthDay(day: string, language: Language): string {
  return formatOf(language, { day: 'numeric', month: 'long' }).format(new Date(day))
}

/** The full name of a weekday, 0 Monday … 6 Sunday: `maanantai`. */
export function weekdayName(weekday: number, language: Language): string {
  // The first of January 2024 was a Monday.
  return formatOf(language, { weekday: 'long' }).format(Date.UTC(2024, 0, 1 + weekday))
}

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}
