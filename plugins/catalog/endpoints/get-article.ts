import * as z from 'zod/mini'
import { getArticle } from '#contracts/catalog.ts'
import { route } from '#contracts/route.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { findArticle } from '../repository.ts'

const segment = z.string().check(z.maxLength(100))

/** The same article by the path of its page, which a client may write without encoding its slashes. */
const getArticleByPath = route({
  method: 'get',
  path: '/article/:category/:group/:handle',
  input: z.object({ category: segment, group: segment, handle: segment }),
  output: getArticle.output,
})

/** `GET /api/article/{id}`: by number or by slug, its slashes encoded. */
export const getArticleEndpoint = endpoint(getArticle, { who: 'anyone' }, async ({ id }, req) => {
  const data = await findArticle(req, id)
  if (!data) throw new Refusal('article.not_found')
  return { data }
})

export const getArticleByPathEndpoint = endpoint(getArticleByPath, { who: 'anyone' }, async (place, req) => {
  const data = await findArticle(req, articlePath(place))
  if (!data) throw new Refusal('article.not_found')
  return { data }
})
