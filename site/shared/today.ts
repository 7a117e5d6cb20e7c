import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { shopTime } from './shop-time.ts'

/** Today in Helsinki as the shop sees it; in a browser by its own clock. The server checks again by its own. */
export function today(): string {
  return helsinkiDay(shopTime().toISOString())
}
