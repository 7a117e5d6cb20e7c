import { finnishDay, helsinkiDay, helsinkiTime, shortDay } from '../calendar/finnish-day.ts'

/** When a visit is, as it is read in Finland: `ti 24.11.2026 klo 9.30`. `day` is an ISO day, `time` is `HH:MM`. */
export function visitMoment(day: string, time: string): string {
  const [weekday = ''] = shortDay(day).split(' ')
  return `${weekday} ${finnishDay(day)} klo ${clockTime(time)}`
}

/** A time of day as it is written in Finnish: `9.30`. */
export function clockTime(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}

/** Until when an offer stands, as it is read on a day: `klo 9.30`, or `ti 24.11.2026 klo 9.30` where that is another day's. */
export function offerUntil(until: string, today: string): string {
  const [day, time] = [helsinkiDay(until), helsinkiTime(until)]
  return day === today ? `klo ${clockTime(time)}` : visitMoment(day, time)
}
