import { helsinkiDay, helsinkiTime, finnishDay } from '#domain/calendar/finnish-day.ts'
import { t } from './text.ts'

/** An instant as the desk writes it: `21.11.2026 klo 14.05`. */
export function moment(instant: string): string {
  return t('moment', { day: finnishDay(helsinkiDay(instant)), time: timeOfDay(instant) })
}

/** Time of day in Helsinki as Finnish writes it: `14.05`. */
export function timeOfDay(instant: string): string {
  return helsinkiTime(instant).replace(':', '.')
}
