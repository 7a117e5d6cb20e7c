import { listAddresses } from '#contracts/listing.ts'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { articleAddresses } from '../article-addresses.ts'
import { pricesHoldUntil } from '../repository.ts'

/** `GET /api/catalog/addresses`: every article that has a page, for the sitemap. */
export const listAddressesEndpoint = endpoint(listAddresses, { who: 'anyone' }, async (_, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, GOODS_TAG)
  return { articles: await articleAddresses(req) }
})
