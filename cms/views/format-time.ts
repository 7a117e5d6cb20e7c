import { helsinkiDay, helsinkiTime, finnishDay } from '#domain/calendar/finnish-day.ts'
import { t } from './text.ts'

/** Gives an instant in Finnish form: `21.11.2026 klo 14.05`. */
export function formatInstant(instant: string): string {
  return t('moment', { day: finnishDay(helsinkiDay(instant)), time: formatTimeOfDay(instant) })
}

/** Gives the time of day in Helsinki in Finnish form: `14.05`. */
export function formatTimeOfDay(instant: string): string {
  return helsinkiTime(instant).replace(':', '.')
}
