import { finnishDay, helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { t } from './text.ts'

/** Gives an instant in Finnish form: `21.11.2026 klo 14.05`. */
export function formatInstant(instant: string): string {
  return t('moment', { day: finnishDay(helsinkiDay(instant)), time: formatTimeOfDay(instant) })
}

/** Gives the time of day in Helsinki in Finnish form: `14.05`. */
export function formatTimeOfDay(instant: string): string {
  return helsinkiTime(instant).replace(':', '.')
}

/** A month as staff read it: `2027-01` is `1/2027`. */
export function monthName(month: string): string {
  return month.split('-').toReversed().map(Number).join('/')
}

/** A whole number as Finns read it: `12 345`. */
export function wholeNumber(count: number): string {
  return count.toLocaleString('fi-FI')
}

/** A share of a count, such as `4,2 %`; a dash where there is nothing to have a share of. */
export function percentOf(some: number, all: number): string {
  return all === 0 ? '–' : `${hundredths(some / all)} %`
}

/** A share in hundredths, such as `4,2`. */
export function hundredths(share: number): string {
  return (share * 100).toLocaleString('fi-FI', { maximumFractionDigits: 1 })
}

/** Gives cents as text for an input: `149,90`; empty where there is no amount. */
export function writeEuros(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || Number.isNaN(cents)) return ''
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
