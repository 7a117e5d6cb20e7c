import type { OpenState } from '#contracts/stores.ts'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { hoursOn, openTimes, type OpeningHours } from './hours-on.ts'
import { minutesOf, timeOf } from './time-of-day.ts'

/** Minutes before opening or closing that count as soon. */
export const SOON_MINUTES = 30

/** How many days ahead the next opening is looked for. */
const DAYS_AHEAD = 366

const HOUR_MS = 3_600_000

/**
 * Whether a store is open at an instant, until when, and when it opens next (specification §4).
 *
 * Midnight ends every state, since words such as _tomorrow_ hold no longer. After closing time the day is closed; a
 * lunch break counts as a day that is open. All by the clock on the wall in Helsinki, which daylight saving turns.
 */
export function openState(store: OpeningHours, instant: Date): OpenState {
  const iso = instant.toISOString()
  const [today, now] = [helsinkiDay(iso), helsinkiTime(iso)]
  const times = openTimes(hoursOn(store, today))
  const current = times.find(([from, to]) => now >= from && now < to)
  const next = current ? null : nextOpening(store, today, now)
  const changes = times.flat().flatMap((time) => [timeOf(minutesOf(time) - SOON_MINUTES), time])
  return {
    kind: kindOf({ now, closesAt: current?.[1], opensAt: next?.day === today ? next.time : undefined }),
    isOpenNow: current !== undefined,
    today,
    closesAt: current?.[1] ?? null,
    opensAt: next,
    validUntil: firstChange(changes, instant, today, now),
  }
}

interface Moment {
  now: string
  closesAt: string | undefined
  /** Left out where it does not open again today. */
  opensAt: string | undefined
}

function kindOf({ now, closesAt, opensAt }: Moment): OpenState['kind'] {
  const isSoon = (time: string) => minutesOf(time) - minutesOf(now) <= SOON_MINUTES
  if (closesAt !== undefined) return isSoon(closesAt) ? 'closing_soon' : 'open_today'
  if (opensAt === undefined) return 'closed_today'
  return isSoon(opensAt) ? 'opening_soon' : 'open_today'
}

function nextOpening(store: OpeningHours, today: string, now: string): OpenState['opensAt'] {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = plusDays(today, ahead)
    const opening = openTimes(hoursOn(store, day)).find(([from]) => ahead > 0 || from > now)
    if (opening) return { day, time: opening[0] }
  }
  return null
}

/** The first of these times that is still to come, else midnight, when today becomes another day. As an ISO instant. */
function firstChange(times: string[], instant: Date, today: string, now: string): string {
  const [next] = times.filter((time) => time > now).toSorted()
  const change = next === undefined ? helsinkiInstant(plusDays(today, 1), '00:00') : helsinkiInstant(today, next)
  // In the night when clocks are turned back, a time may have been and still be to come.
  const isPast = Date.parse(change) <= instant.getTime()
  return isPast ? new Date(Date.parse(change) + HOUR_MS).toISOString() : change
}
