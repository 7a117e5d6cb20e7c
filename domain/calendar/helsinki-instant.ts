import { helsinkiDay, helsinkiTime } from './finnish-day.ts'

const HOUR_MS = 3_600_000

/** How far Helsinki is ahead of UTC, in summer and in winter. */
const AHEAD_HOURS = [3, 2]

/**
 * The instant of this local day and time in Helsinki, as ISO text in UTC. An hour that occurs twice in autumn is read as
 * the first, one that is skipped in spring as the one after it.
 *
 * @param day ISO day.
 * @param time `HH:MM`.
 */
export function helsinkiInstant(day: string, time: string): string {
  const [first = '', second = ''] = AHEAD_HOURS.map((hours) => instantOf(day, time, hours))
  return helsinkiDay(first) === day && helsinkiTime(first) === time ? first : second
}

/** Whether this local day and time exist in Helsinki: an hour is skipped in spring. Parameters as of `helsinkiInstant`. */
export function existsInHelsinki(day: string, time: string): boolean {
  const instant = helsinkiInstant(day, time)
  return helsinkiDay(instant) === day && helsinkiTime(instant) === time
}

function instantOf(day: string, time: string, aheadHours: number): string {
  return new Date(Date.parse(`${day}T${time}Z`) - aheadHours * HOUR_MS).toISOString()
}
