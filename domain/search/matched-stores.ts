import type { Position } from '#contracts/stores.ts'
import { findStores, type Findable } from '#domain/stores/find-stores.ts'
import { isHouseNumber } from './reading/place-parts.ts'
import type { Reading } from './reading/reading.ts'

type Store = Findable & { id: number }

/** Stores that are shown where a place has none of its own. */
const NEAREST = 3

/** Ids of stores, best first, and the town that was named. */
export interface MatchedStores {
  stores: number[]
  city: string | null
}

/**
 * The stores of the place that a question names, of several places those that are in all; the nearest ones if a
 * question asks for stores and comes with a position. Null where neither applies.
 */
export function matchedStores(
  stores: readonly Store[],
  { parts }: Pick<Reading, 'parts'>,
  position: Position | null,
): MatchedStores | null {
  const named = parts.flatMap((part) => (part.aspect === 'place' ? part.words : []))
  const places = named.length > 0 ? named : placesWithoutStore(stores, parts)
  if (places.length === 0) {
    if (position === null) return null
    const { stores: nearest } = findStores(stores, { words: '', position })
    return { stores: nearest.slice(0, NEAREST).map(({ store }) => store.id), city: null }
  }
  const house = parts.find(({ aspect, words }) => aspect === 'word' && isHouseNumber(words))
  const atHouse = house && storesOf(stores, `${places.join(' ')} ${house.words}`)
  if (atHouse?.stores.length === 1) return atHouse
  const [first, ...others] = places.map((place) => storesOf(stores, place))
  const common = first?.stores.filter((id) => others.every((other) => other?.stores.includes(id)))
  if (common?.length) return { stores: common, city: others.length > 0 ? null : (first?.city ?? null) }
  return storesOf(stores, places.join(' '))
}

/** Whether a question names a place or asks for stores. */
export function asksForStores({ parts }: Pick<Reading, 'parts'>): boolean {
  return parts.some(({ aspect }) => aspect === 'place' || aspect === 'store')
}

/** Beside a word for a store, another may be of a place that has none: "optikko Hervannassa". */
function placesWithoutStore(stores: readonly Store[], parts: Reading['parts']): string[] {
  const words = parts.flatMap((part) => (part.aspect === 'word' ? part.words : []))
  return words.filter((words) => findStores(stores, { words, position: null, isNamed: true }).by === 'place')
}

function storesOf(stores: readonly Store[], words: string): MatchedStores | null {
  const { by, where, stores: found } = findStores(stores, { words, position: null, isNamed: true })
  if (by === 'nothing' || by === 'everything') return null
  const own = found.filter(({ store, distanceKm }) => (by === 'zip' ? words.includes(store.zip) : distanceKm === null))
  const matched = by === 'place' || own.length === 0 ? found.slice(0, NEAREST) : own
  return { stores: matched.map(({ store }) => store.id), city: by === 'town' ? where : null }
}
