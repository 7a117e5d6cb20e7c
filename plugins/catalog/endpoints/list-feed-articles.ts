import { listFeedArticles } from '#contracts/listing.ts'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { feedArticles, pricesHoldUntil } from '../repository.ts'

/** `GET /api/catalog/feed`: every article sold online, for the product feed. */
export const listFeedArticlesEndpoint = endpoint(listFeedArticles, { who: 'anyone' }, async (_, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, GOODS_TAG)
  return { articles: await feedArticles(req) }
})
