import { suggestSearches } from '#contracts/search.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { suggestedSearches } from '../asked/shop-searches.ts'

/** `GET /api/site/search/suggestions`: what others have searched for, for what has been typed so far. */
export const suggestSearchesEndpoint = endpoint(suggestSearches, { who: 'anyone' }, async ({ q }, req) => ({
  searches: await suggestedSearches(req, q),
}))
