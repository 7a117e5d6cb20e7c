import type { Store } from '#contracts/stores.ts'
import { minutesOf, wallTime } from './wall-time.ts'

/** Minutes before a door opens or closes that are called soon. */
export const SOON_MINUTES = 30

/** The four states of a store's door (specification §4). */
export type OpenKind = 'open_today' | 'closed_today' | 'closing_soon' | 'opening_soon'

/** What the door says now. Times are `HH:MM` on the wall. */
export interface OpenState {
  kind: OpenKind
  /** One can walk in at this instant. */
  isOpenNow: boolean
  /** Today's hours; null on a closed day. */
  hours: readonly [string, string] | null
}

/**
 * The state of a store's door at an instant.
 *
 * A day whose last minute has passed is closed; a lunch break is a closed door that soon opens
 * again. All by the clock on the wall in Helsinki, daylight saving included.
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

/** When one can walk in on a day: once, or before and after lunch. In minutes since midnight. */
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
