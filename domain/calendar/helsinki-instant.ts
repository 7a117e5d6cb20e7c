import { helsinkiDay, helsinkiTime } from './finnish-day.ts'

const HOUR_MS = 3_600_000

/** How far Helsinki is ahead of UTC, in summer and in winter. */
const AHEAD_HOURS = [3, 2]

/**
 * The instant at which the clock on a Helsinki wall shows this day and time, as ISO text in UTC. Of an hour that comes
 * twice it is the first one; an hour that is left out in spring is taken for the one after it.
 *
 * @param day ISO day.
 * @param time `HH:MM`.
 */
export function helsinkiInstant(day: string, time: string): string {
  const [first = '', second = ''] = AHEAD_HOURS.map((hours) => instantOf(day, time, hours))
  return helsinkiDay(first) === day && helsinkiTime(first) === time ? first : second
}

function instantOf(day: string, time: string, aheadHours: number): string {
  return new Date(Date.parse(`${day}T${time}Z`) - aheadHours * HOUR_MS).toISOString()
}
