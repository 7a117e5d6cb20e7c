import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { getArticle, type Article } from '#contracts/catalog.ts'
import { route } from '#contracts/route.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { articleTag, GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { Refusal } from '#domain/refusal.ts'
import { STORES_TAG } from '#domain/stores/cache-tags.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { findArticle, pricesHoldUntil } from '../repository.ts'

const segment = z.string().check(z.maxLength(100))

/** The same article by the path of its page, which a client may write without encoding its slashes. */
const getArticleByPath = route({
  method: 'get',
  path: '/article/:category/:group/:handle',
  input: z.object({ category: segment, group: segment, handle: segment }),
  output: getArticle.output,
})

/** `GET /api/article/{id}`: by number or by slug, its slashes encoded. */
export const getArticleEndpoint = endpoint(getArticle, { who: 'anyone', ownedBy: 'public' }, async ({ id }, req) => ({
  data: await askedArticle(req, id),
}))

export const getArticleByPathEndpoint = endpoint(
  getArticleByPath,
  { who: 'anyone', ownedBy: 'public' },
  async (place, req) => ({
    data: await askedArticle(req, articlePath(place)),
  }),
)

async function askedArticle(req: PayloadRequest, id: string): Promise<Article> {
  setCacheExpiry(req, await pricesHoldUntil(req))
  const article = await findArticle(req, id, languageOf(req))
  if (!article) throw new Refusal('article.not_found')
  // Its page names the stores that have it.
  setCacheTags(req, GOODS_TAG, articleTag(article.id), STORES_TAG)
  return article
}
