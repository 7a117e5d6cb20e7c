import type { Position } from '#contracts/stores.ts'
import type { Reading } from '#domain/search/reading/reading.ts'
import { findStores } from '#domain/stores/find-stores.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { cityDocumentId, storeDocumentId } from './sources/stores.ts'

/** Stores that are shown where a place has none of its own. */
const NEAREST = 3

/** Stores by their ids in the index, best first, and the town that was named. */
export interface MatchedStores {
  stores: string[]
  cities: string[]
}

/**
 * The stores of the place that a question names, of several places those that are in all; the nearest ones if a
 * question asks for stores and comes with a position. Null where neither applies.
 */
export async function storesMatched(
  { payload }: WithPayload,
  { parts }: Reading,
  position: Position | null,
): Promise<MatchedStores | null> {
  const named = parts.flatMap((part) => (part.aspect === 'place' ? part.words : []))
  const isOfStores = parts.some(({ aspect }) => aspect === 'store')
  if (named.length === 0 && !isOfStores) return null
  const stores = await listStores({ payload })
  const places = named.length > 0 ? named : placesWithoutStore(stores, parts)
  if (places.length === 0) {
    if (position === null) return null
    const { stores: nearest } = findStores(stores, { words: '', position })
    return { stores: nearest.slice(0, NEAREST).map(({ store }) => storeDocumentId(store.id)), cities: [] }
  }
  const house = parts.find(({ aspect, words }) => aspect === 'word' && /^\d{1,3}$/.test(words))
  const atHouse = house && storesOf(stores, `${places.join(' ')} ${house.words}`)
  if (atHouse?.stores.length === 1) return atHouse
  const [first, ...others] = places.map((place) => storesOf(stores, place))
  const common = first?.stores.filter((id) => others.every((other) => other?.stores.includes(id)))
  if (common?.length) return { stores: common, cities: others.length > 0 ? [] : (first?.cities ?? []) }
  return storesOf(stores, places.join(' '))
}

/** Beside a word for a store, another may be of a place that has none: "optikko Hervannassa". */
function placesWithoutStore(stores: Awaited<ReturnType<typeof listStores>>, parts: Reading['parts']): string[] {
  const words = parts.flatMap((part) => (part.aspect === 'word' ? part.words : []))
  return words.filter((words) => findStores(stores, { words, position: null, isNamed: true }).by === 'place')
}

function storesOf(stores: Awaited<ReturnType<typeof listStores>>, words: string): MatchedStores | null {
  const { by, where, stores: found } = findStores(stores, { words, position: null, isNamed: true })
  if (by === 'nothing' || by === 'everything') return null
  const own = found.filter(({ store, distanceKm }) => (by === 'zip' ? words.includes(store.zip) : distanceKm === null))
  const matched = by === 'place' || own.length === 0 ? found.slice(0, NEAREST) : own
  const cities = by === 'town' && where !== null ? [cityDocumentId(where)] : []
  return { stores: matched.map(({ store }) => storeDocumentId(store.id)), cities }
}
