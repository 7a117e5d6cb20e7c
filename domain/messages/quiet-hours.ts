import { helsinkiDay, helsinkiTime } from '../calendar/finnish-day.ts'
import { helsinkiInstant } from '../calendar/helsinki-instant.ts'
import { plusDays } from '../calendar/plus-days.ts'

/** No text message is sent between these times of day in Helsinki: a phone lies on the night table. */
const QUIET_FROM = '21:00'
const QUIET_UNTIL = '08:00'

/** The first instant from this one on at which a text message may be sent: this one itself by day. */
export function nextSmsMoment(at: Date): Date {
  const instant = at.toISOString()
  const [day, time] = [helsinkiDay(instant), helsinkiTime(instant)]
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return at
  return new Date(helsinkiInstant(time < QUIET_UNTIL ? day : plusDays(day, 1), QUIET_UNTIL))
}
