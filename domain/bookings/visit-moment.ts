import { finnishDay, shortDay } from '../calendar/finnish-day.ts'

/** When a visit is, as it is read in Finland: `ti 24.11.2026 klo 9.30`. `day` is an ISO day, `time` is `HH:MM`. */
export function visitMoment(day: string, time: string): string {
  const [weekday = ''] = shortDay(day).split(' ')
  return `${weekday} ${finnishDay(day)} klo ${clockTime(time)}`
}

/** A time of day as it is written in Finnish: `9.30`. */
export function clockTime(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}
