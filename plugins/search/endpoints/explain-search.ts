import { explainSearch } from '#contracts/search.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { explainedResults } from '../explain-results.ts'

/** `GET /api/search/why`: what puts the results of a question where they are. */
export const explainSearchEndpoint = endpoint(explainSearch, { who: MARKETERS }, async ({ q }, req) =>
  explainedResults(req, q),
)
