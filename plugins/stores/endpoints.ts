import { findStores, getStore, listStores as listStoresRoute, positionOf } from '#contracts/stores.ts'
import { Refusal } from '#domain/refusal.ts'
import { STORES_TAG } from '#domain/cache-tags.ts'
import { findStores as searchStores } from '#domain/stores/find-stores.ts'
import { openState } from '#domain/stores/open-state.ts'
import { now } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { listStores as publicStores, storeBySlug } from './repository.ts'

/** `GET /api/store/search`: the stores for a search, each with its state now. */
const findStoresEndpoint = endpoint(findStores, { who: 'anyone' }, async ({ q = '', ...at }, req) => {
  const { by, where, stores } = searchStores(await publicStores(req, languageOf(req)), {
    words: q,
    position: positionOf(at),
  })
  const found = stores.map(({ store, distanceKm }) => ({ ...store, distanceKm, state: openState(store, now()) }))
  setCacheTags(req, STORES_TAG)
  setCacheExpiry(req, Math.min(...found.map(({ state }) => Date.parse(state.validUntil))))
  return { by, where, stores: found }
})

/** `GET /api/store/page/{slug}`: a store with its state now, which a page may show until it changes. */
const getStoreEndpoint = endpoint(getStore, { who: 'anyone', ownedBy: 'public' }, async ({ slug }, req) => {
  const store = await storeBySlug(req, slug, languageOf(req))
  if (!store) throw new Refusal('store.not_found')
  const state = openState(store, now())
  setCacheTags(req, STORES_TAG)
  setCacheExpiry(req, Date.parse(state.validUntil))
  return { store, state }
})

/** `GET /api/store/list`: the public stores with their opening hours. */
const listStoresEndpoint = endpoint(listStoresRoute, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, STORES_TAG)
  return { stores: await publicStores(req, languageOf(req)) }
})

/** The endpoints of stores. */
export const storeEndpoints = [listStoresEndpoint, findStoresEndpoint, getStoreEndpoint]
