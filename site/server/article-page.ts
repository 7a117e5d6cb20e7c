import type { APIContext } from 'astro'
import { getArticle, type Article } from '#contracts/catalog.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { findPlace } from '#domain/catalog/find-place.ts'
import { asNobody } from '../door.ts'
import { call } from '../shared/call.ts'
import { categoriesFor } from './category-links.ts'
import type { Crumb } from './json-ld.ts'
import { pageInstead } from './page-instead.ts'
import { seePage } from './see-page.ts'

type Page = Pick<APIContext, 'params' | 'request' | 'rewrite' | 'url'>

/** The article that the address names, or the page to show instead. An address it had before leads to the present one. */
export async function articleAt(page: Page): Promise<Article | Response> {
  const { category = '', group = '', slug = '' } = page.params
  const id = articlePath({ category, group, handle: slug })
  const answer = await call(getArticle, { id }, asNobody(page.request))
  if (!answer.ok) return pageInstead(page, answer.failure)
  const article = answer.value.data
  // What was posted is not lost on the way to another address.
  if (article.slug === id || page.request.method === 'POST') return article
  const { pathname, search } = page.url
  return seePage(decodeURI(pathname).normalize('NFC').replace(id, article.slug) + search)
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
  return [name, color?.toLocaleLowerCase('fi')].filter(Boolean).join(', ')
}
