import { listStores } from '#contracts/stores.ts'
import { STORES_TAG } from '#domain/stores/cache-tags.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { listStores as findStores } from '../repository.ts'

/** `GET /api/store/list`: the public stores with their opening hours. */
export const listStoresEndpoint = endpoint(listStores, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, STORES_TAG)
  return { stores: await findStores(req, languageOf(req)) }
})
