import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { type Article, getArticle } from '#contracts/catalog.ts'
import { listAddresses, listArticles, listCategories, listFeedArticles } from '#contracts/listing.ts'
import { route } from '#contracts/route.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { articleTag, CATALOG_TAG, CATEGORIES_TAG, GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { Refusal } from '#domain/refusal.ts'
import { SEARCH_TAG, STORES_TAG } from '#domain/cache-tags.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { articleAddresses } from './article-addresses.ts'
import { listCategories as categoriesNow } from './list-categories.ts'
import { feedArticles, findArticle, listCards, pricesHoldUntil } from './repository.ts'

const segment = z.string().check(z.maxLength(100))

/** The same article by the path of its page, which a client may write without encoding its slashes. */
const getArticleByPath = route({
  method: 'get',
  path: '/article/:category/:group/:handle',
  input: z.object({ category: segment, group: segment, handle: segment }),
  output: getArticle.output,
})

/** `GET /api/article/{id}`: by number or by slug, its slashes encoded. */
const getArticleEndpoint = endpoint(getArticle, { who: 'anyone', ownedBy: 'public' }, async ({ id }, req) => ({
  data: await askedArticle(req, id),
}))

const getArticleByPathEndpoint = endpoint(
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

/** `GET /api/catalog/addresses`: every article that has a page, for the sitemap. */
const listAddressesEndpoint = endpoint(listAddresses, { who: 'anyone' }, async (_, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, GOODS_TAG)
  return { articles: await articleAddresses(req) }
})

/** `GET /api/catalog/list`: a listing with its filters. */
const listArticlesEndpoint = endpoint(listArticles, { who: 'anyone' }, async (question, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, GOODS_TAG, CATALOG_TAG, ...(question.q ? [SEARCH_TAG] : []))
  return listCards(req, question, languageOf(req))
})

/** `GET /api/catalog/categories`: the categories and groups that menus and addresses name. */
const listCategoriesEndpoint = endpoint(listCategories, { who: 'anyone' }, async (_, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, CATEGORIES_TAG)
  return { categories: await categoriesNow(req, languageOf(req)) }
})

/** `GET /api/catalog/feed`: every article sold online, for the product feed. */
const listFeedArticlesEndpoint = endpoint(listFeedArticles, { who: 'anyone' }, async (_, req) => {
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, GOODS_TAG)
  return { articles: await feedArticles(req) }
})

/** The endpoints of the catalog. */
export const catalogEndpoints = [
  getArticleEndpoint,
  getArticleByPathEndpoint,
  listArticlesEndpoint,
  listCategoriesEndpoint,
  listAddressesEndpoint,
  listFeedArticlesEndpoint,
]
