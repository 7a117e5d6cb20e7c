import { listGroups } from '#contracts/listing.ts'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/cache.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { categoryGroups, pricesHoldUntil } from '../repository.ts'

/** `GET /api/catalog/groups`: the brands, sports and types that the menu leads to. */
export const listGroupsEndpoint = endpoint(listGroups, { who: 'anyone' }, async (_, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, GOODS_TAG)
  return categoryGroups(req)
})
