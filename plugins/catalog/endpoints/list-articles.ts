import { listArticles } from '#contracts/listing.ts'
import { CATALOG_TAG, GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { SEARCH_TAG } from '#domain/search-tag.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { listCards, pricesHoldUntil } from '../repository.ts'

/** `GET /api/catalog/list`: a listing with its filters. */
export const listArticlesEndpoint = endpoint(listArticles, { who: 'anyone' }, async (question, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, GOODS_TAG, CATALOG_TAG, ...(question.q ? [SEARCH_TAG] : []))
  return listCards(req, question, languageOf(req))
})
