import type { Position } from '#contracts/stores.ts'
import type { Reading } from '#domain/search/reading/reading.ts'
import { findStores } from '#domain/stores/find-stores.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { cityDocumentId, storeDocumentId } from './sources/stores.ts'

/** Stores that are shown where a place has none of its own. */
const NEAREST = 3

/** Stores by their ids in the index, best first, and the town that was named. */
export interface MeantStores {
  stores: string[]
  cities: string[]
}

/**
 * The stores of the place that a question names, of several places those that are in all; the nearest of whoever asks for stores and has told
 * her position. Null where it is of neither.
 */
export async function storesMeant(
  { payload }: WithPayload,
  { parts }: Reading,
  position: Position | null,
): Promise<MeantStores | null> {
  const places = parts.flatMap((part) => (part.aspect === 'place' ? part.words : []))
  const isNearby = position !== null && parts.some(({ aspect }) => aspect === 'store')
  if (places.length === 0 && !isNearby) return null
  const stores = await listStores({ payload })
  if (places.length === 0) {
    const { stores: nearest } = findStores(stores, { words: '', position })
    return { stores: nearest.slice(0, NEAREST).map(({ store }) => storeDocumentId(store.id)), cities: [] }
  }
  const [first, ...others] = places.map((place) => storesOf(stores, place))
  const common = first?.stores.filter((id) => others.every((other) => other?.stores.includes(id)))
  if (common?.length) return { stores: common, cities: others.length > 0 ? [] : (first?.cities ?? []) }
  return storesOf(stores, places.join(' '))
}

function storesOf(stores: Awaited<ReturnType<typeof listStores>>, words: string): MeantStores | null {
  const { by, where, stores: found } = findStores(stores, { words, position: null, isNamed: true })
  if (by === 'nothing' || by === 'everything') return null
  const own = found.filter(({ store, distanceKm }) => (by === 'zip' ? words.includes(store.zip) : distanceKm === null))
  const meant = by === 'place' || own.length === 0 ? found.slice(0, NEAREST) : own
  const cities = by === 'town' && where !== null ? [cityDocumentId(where)] : []
  return { stores: meant.map(({ store }) => storeDocumentId(store.id)), cities }
}
