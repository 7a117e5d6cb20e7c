import { helsinkiTime } from '#domain/calendar/finnish-day.ts'

/** An instant (ISO) as the time of day in Helsinki: `9.30`. */
export function clockOf(at: string): string {
  return helsinkiTime(at).replace(/^0/, '').replace(':', '.')
}
