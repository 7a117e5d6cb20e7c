import { getStore } from '#contracts/stores.ts'
import { Refusal } from '#domain/refusal.ts'
import { STORES_TAG } from '#domain/stores/cache-tags.ts'
import { openState } from '#domain/stores/open-state.ts'
import { now } from '#plugins/kit/clock.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { storeBySlug } from '../repository.ts'

/** `GET /api/store/page/{slug}`: a store with its state now, which a page may show until it changes. */
export const getStoreEndpoint = endpoint(getStore, { who: 'anyone', ownedBy: 'public' }, async ({ slug }, req) => {
  const store = await storeBySlug(req, slug, languageOf(req))
  if (!store) throw new Refusal('store.not_found')
  const state = openState(store, now())
  setCacheTags(req, STORES_TAG)
  setCacheExpiry(req, Date.parse(state.validUntil))
  return { store, state }
})
