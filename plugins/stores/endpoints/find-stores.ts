import { findStores, positionOf } from '#contracts/stores.ts'
import { STORES_TAG } from '#domain/stores/cache-tags.ts'
import { findStores as searchStores } from '#domain/stores/find-stores.ts'
import { openState } from '#domain/stores/open-state.ts'
import { now } from '#plugins/kit/clock.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { listStores } from '../repository.ts'

/** `GET /api/store/search`: the stores for a search, each with its state now. */
export const findStoresEndpoint = endpoint(findStores, { who: 'anyone' }, async ({ q = '', ...at }, req) => {
  const { by, where, stores } = searchStores(await listStores(req, languageOf(req)), {
    words: q,
    position: positionOf(at),
  })
  const found = stores.map(({ store, distanceKm }) => ({ ...store, distanceKm, state: openState(store, now()) }))
  setCacheTags(req, STORES_TAG)
  setCacheExpiry(req, Math.min(...found.map(({ state }) => Date.parse(state.validUntil))))
  return { by, where, stores: found }
})
