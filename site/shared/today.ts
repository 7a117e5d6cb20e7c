import { helsinkiDay } from '#domain/calendar/finnish-day.ts'

/** Today in Helsinki by this machine's clock. The server checks again by its own. */
export function today(): string {
  return helsinkiDay(new Date(performance.timeOrigin + performance.now()).toISOString())
}
