import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'

/** Time zone of all dates and times shown. */
const ZONE = 'Europe/Helsinki'

/** From Sunday, as each language abbreviates them. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  fi: ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'],
  sv: ['sö', 'må', 'ti', 'on', 'to', 'fr', 'lö'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

/** The word before a time of day. */
const AT: Record<Language, string> = { fi: 'klo', sv: 'kl.', en: 'at' }

const inHelsinki = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * The day it is in Helsinki at an instant, as an ISO day.
 *
 * @param instant ISO instant.
 */
export function helsinkiDay(instant: string): string {
  const { year, month, day } = partsOf(instant)
  return `${year}-${month}-${day}`
}

/** The time of day in Helsinki at an instant, `HH:MM`. */
export function helsinkiTime(instant: string): string {
  const { hour, minute } = partsOf(instant)
  return `${hour}:${minute}`
}

/** An ISO day as it is written in Finland: `21.11.2026`. */
export function finnishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}.${month}.${year}`
}

/** An instant as it is read in Finland, such as `23.11.2026 klo 09.05`. */
export function finnishMoment(instant: string, language: Language = SHOP_LANGUAGE): string {
  return `${finnishDay(helsinkiDay(instant))} ${atTime(helsinkiTime(instant).replace(':', '.'), language)}`
}

/** A time of day with the word before it: `klo 9.30`. */
export function atTime(time: string, language: Language): string {
  return `${AT[language]} ${time}`
}

/** The weekday of an ISO day, abbreviated: `la`. */
export function shortWeekday(day: string, language: Language = SHOP_LANGUAGE): string {
  return WEEKDAYS[language][new Date(day).getUTCDay()] ?? ''
}

/** An ISO day of these weeks, with its weekday and without its year: `la 21.11.` */
export function shortDay(day: string, language: Language = SHOP_LANGUAGE): string {
  const [, month, date] = day.split('-').map(Number)
  return `${shortWeekday(day, language)} ${date}.${month}.`
}

function partsOf(instant: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(inHelsinki.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}
