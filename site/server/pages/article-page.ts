import type { APIContext } from 'astro'
import { getArticle, type Article } from '#contracts/catalog.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { findPlace } from '#domain/catalog/find-place.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { categoriesFor } from '../shell/category-links.ts'
import type { Crumb } from '../search/json-ld.ts'
import { errorPage } from './error-page.ts'
import { redirectPermanently } from '../routing/redirect.ts'

type Page = Pick<APIContext, 'params' | 'request' | 'rewrite' | 'url'>

/** The article at this address, or the error page. A former address redirects to the current one. */
export async function articleAt(page: Page): Promise<Article | Response> {
  const { category = '', group = '', slug = '' } = page.params
  const id = articlePath({ category, group, handle: slug })
  const answer = await call(getArticle, { id }, asAnonymous(page.request))
  if (!answer.ok) return errorPage(page, answer.failure)
  const article = answer.value.data
  // A POST is not redirected, because its body would be lost.
  if (article.slug === id || page.request.method === 'POST') return article
  const { pathname, search } = page.url
  return redirectPermanently(decodeURI(pathname).normalize('NFC').replace(id, article.slug) + search)
}

/** The way to an article: its category, its group and itself. */
export async function articleCrumbs(request: Request, { slug, name, color }: Article): Promise<Crumb[]> {
  const [category = '', group] = slug.split('/')
  const categories = await categoriesFor(request)
  const above = [findPlace(categories, { category }), findPlace(categories, { category, group })]
  const crumbs = above.flatMap((place) =>
    place ? [{ name: (place.group ?? place.category).title, path: place.path }] : [],
  )
  return [...crumbs, { name: articleTitle({ name, color }), path: `/${slug}` }]
}

/** Name and color of an article, as one title. */
export function articleTitle({ name, color }: Pick<Article, 'name' | 'color'>): string {
  return [name, color?.toLowerCase()].filter(Boolean).join(', ')
}
