import { minutesOf, timeOf } from '#domain/stores/time-of-day.ts'

/** A time of the wall as it is written in Finland: `9.05`. */
export function clock(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}

/** When an exam ends, `HH:MM`. */
export function endOf({ time, minutes }: { time: string; minutes: number }): string {
  return timeOf(minutesOf(time) + minutes)
}
