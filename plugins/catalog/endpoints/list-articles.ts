import { listArticles } from '#contracts/listing.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { listCards } from '../repository.ts'

/** `GET /api/catalog/list`: a listing with its filters. */
export const listArticlesEndpoint = endpoint(listArticles, { who: 'anyone' }, (question, req) =>
  listCards(req, question),
)
