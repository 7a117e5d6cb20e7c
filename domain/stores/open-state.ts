import type { Store } from '#contracts/stores.ts'
import { minutesOf, wallTime } from './wall-time.ts'

/** Minutes before opening or closing that count as soon. */
export const SOON_MINUTES = 30

/** The four opening states of a store (specification §4). */
export type OpenKind = 'open_today' | 'closed_today' | 'closing_soon' | 'opening_soon'

/** Opening state now. Times are `HH:MM`, local. */
export interface OpenState {
  kind: OpenKind
  /** Whether the store is open at this instant. */
  isOpenNow: boolean
  /** Today's hours; null on a closed day. */
  hours: readonly [string, string] | null
}

/**
 * Whether a store is open at an instant.
 *
 * After closing time the day is closed; a lunch break counts as opening soon.
 * All in Helsinki local time, daylight saving included.
 */
export function openState({ hours: week, lunch }: Pick<Store, 'hours' | 'lunch'>, instant: Date): OpenState {
  const { weekday, minutes } = wallTime(instant)
  const hours = week[weekday] ?? null
  if (!hours) return { kind: 'closed_today', isOpenNow: false, hours }

  const spells = spellsOf(hours, lunch)
  const now = spells.find(([from, to]) => minutes >= from && minutes < to)
  if (now) return { kind: now[1] - minutes <= SOON_MINUTES ? 'closing_soon' : 'open_today', isOpenNow: true, hours }
  const next = spells.find(([from]) => from > minutes)
  if (!next) return { kind: 'closed_today', isOpenNow: false, hours }
  return { kind: next[0] - minutes <= SOON_MINUTES ? 'opening_soon' : 'open_today', isOpenNow: false, hours }
}

/** Opening periods of a day: one, or two around lunch. In minutes since midnight. */
function spellsOf([from, to]: readonly [string, string], lunch: Store['lunch']): [number, number][] {
  const [opens, closes] = [minutesOf(from), minutesOf(to)]
  if (!lunch) return [[opens, closes]]
  const [starts, ends] = [minutesOf(lunch[0]), minutesOf(lunch[1])]
  const spells: [number, number][] = [
    [opens, Math.min(starts, closes)],
    [Math.max(ends, opens), closes],
  ]
  return spells.filter(([begin, end]) => begin < end)
}
