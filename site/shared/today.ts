import { helsinkiDay } from '#domain/calendar/finnish-day.ts'

/** The day it is in Helsinki by this machine's clock. The shop judges by its own once more. */
export function today(): string {
  return helsinkiDay(new Date(performance.timeOrigin + performance.now()).toISOString())
}
