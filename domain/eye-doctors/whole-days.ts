import type { WallMoment } from '#contracts/eye-doctors.ts'
import { plusDays } from '#domain/calendar/days.ts'

/** Times asked for at once. */
export const MOST_TIMES = 40

/** Days looked at from the day asked for. */
export const MOST_DAYS = 30

/**
 * Times in days that are whole, so that the next ones begin with a day. A list that is cut short loses its last day, unless
 * that is its only one.
 *
 * @param times in order, at most `MOST_TIMES`.
 * @param from the ISO day they begin with.
 * @returns the times, and the ISO day from which on there may be more.
 */
export function wholeDays<Time extends WallMoment>(times: Time[], from: string): { times: Time[]; next: string } {
  const [first, last] = [times[0]?.day, times.at(-1)?.day]
  if (last === undefined || times.length < MOST_TIMES) return { times, next: plusDays(from, MOST_DAYS) }
  if (first === last) return { times, next: plusDays(last, 1) }
  return { times: times.filter(({ day }) => day !== last), next: last }
}
