import { listArticles } from '#contracts/listing.ts'
import { holdsUntil } from '#plugins/kit/cache.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { listCards, pricesHoldUntil } from '../repository.ts'

/** `GET /api/catalog/list`: a listing with its filters. */
export const listArticlesEndpoint = endpoint(listArticles, { who: 'anyone' }, async (question, req) => {
  holdsUntil(req, await pricesHoldUntil(req))
  return listCards(req, question)
})
