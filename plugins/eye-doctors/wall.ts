import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { nowIso } from '#plugins/kit/clock.ts'

/** The present on the wall in Finland, `YYYY-MM-DDTHH:MM`. */
export function wallNow(): string {
  const now = nowIso()
  return `${helsinkiDay(now)}T${helsinkiTime(now)}`
}
