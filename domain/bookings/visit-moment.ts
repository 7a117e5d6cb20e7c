import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { atTime, finnishDay, helsinkiDay, helsinkiTime, shortWeekday } from '../calendar/finnish-day.ts'

/** When a visit is: `ti 24.11.2026 klo 9.30`, in Swedish `ti 24.11.2026 kl. 9.30`. `day` is an ISO day, `time` is `HH:MM`. */
export function visitMoment(day: string, time: string, language: Language = SHOP_LANGUAGE): string {
  return `${shortWeekday(day, language)} ${finnishDay(day)} ${atTime(clockTime(time), language)}`
}

/** A time of day as it is written in Finland: `9.30`. */
export function clockTime(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}

/** Until when an offer stands, as it is read on a day: `klo 9.30`, or `ti 24.11.2026 klo 9.30` where that is another day's. */
export function offerUntil(until: string, today: string, language: Language = SHOP_LANGUAGE): string {
  const [day, time] = [helsinkiDay(until), helsinkiTime(until)]
  return day === today ? atTime(clockTime(time), language) : visitMoment(day, time, language)
}
