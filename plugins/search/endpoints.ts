import { explainSearch, searchSite, suggestSearches } from '#contracts/search.ts'
import { positionOf } from '#contracts/stores.ts'
import { CATALOG_TAG, CATEGORIES_TAG, GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { ADDRESSES_TAG } from '#domain/pages/cache-tags.ts'
import { SEARCH_TAG, STORES_TAG } from '#domain/cache-tags.ts'
import { pricesHoldUntil } from '#plugins/catalog/repository.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { noteShopSearch, suggestedSearches } from './asked/shop-searches.ts'
import { explainedResults } from './explain-results.ts'
import { placesHoldUntil } from './places.ts'
import { storesHoldUntil } from './shown-results.ts'
import { searchFor } from './site-search.ts'

/** `GET /api/search/why`: what puts the results of a question where they are. */
const explainSearchEndpoint = endpoint(explainSearch, { who: MARKETERS }, async ({ q }, req) =>
  explainedResults(req, q),
)

/** `GET /api/site/search`: goods, stores, pages, towns and categories for a few words. */
const searchSiteEndpoint = endpoint(searchSite, { who: 'anyone' }, async ({ q, s, exact, ...where }, req) => {
  setCacheTags(req, SEARCH_TAG, GOODS_TAG, CATALOG_TAG, CATEGORIES_TAG, STORES_TAG, ADDRESSES_TAG)
  const asking = { full: s, isExact: exact, position: positionOf(where), language: languageOf(req) }
  const { results, hits, isWhole } = await searchFor(req, q, asking)
  const holdUntil = [await pricesHoldUntil(req), await placesHoldUntil(req)]
  if (results.stores.data.length > 0) holdUntil.push(await storesHoldUntil(req))
  setCacheExpiry(req, Math.min(...holdUntil))
  noteShopSearch(req, { typed: q, hits, isWhole })
  return results
})

/** `GET /api/site/search/suggestions`: what others have searched for, for what has been typed so far. */
const suggestSearchesEndpoint = endpoint(suggestSearches, { who: 'anyone' }, async ({ q }, req) => ({
  searches: await suggestedSearches(req, q),
}))

/** The endpoints of search. */
export const searchEndpoints = [searchSiteEndpoint, suggestSearchesEndpoint, explainSearchEndpoint]
