import { EventType } from '#contracts/provider/events.ts'
import type { BehaviorEvent } from './behavior-event.ts'

/** An event with the instant (ms) it came. */
export interface StoredEvent extends BehaviorEvent {
  at: number
}

/**
 * An event as a row without names, about a third shorter: millions are stored for a season. Numbers of articles are
 * numbers.
 */
export type PackedEvent = [
  at: number,
  type: number,
  id: string,
  person: string | null,
  items: (string | number)[],
  result?: string | null,
  group?: string | null,
]

/** Articles of one event at most: a page about more of them is about none. */
export const MOST_ITEMS = 10

const TYPES = EventType.options

export function packedEvent({ at, type, id, person, items, result, group }: StoredEvent): PackedEvent {
  const known = items.slice(0, MOST_ITEMS).map((item) => (String(Number(item)) === item ? Number(item) : item))
  const row: PackedEvent = [at, TYPES.indexOf(type), id, person, known]
  if (result !== null || group !== null) row.push(result)
  if (group !== null) row.push(group)
  return row
}

export function unpackedEvent([at, type, id, person, items, result = null, group = null]: PackedEvent): StoredEvent {
  return { at, type: TYPES[type] ?? 'click', id, person, items: items.map(String), result, group }
}
