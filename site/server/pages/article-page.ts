import type { APIContext } from 'astro'
import { getArticle, type Article, type Sku } from '#contracts/catalog.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { findPlace } from '#domain/catalog/find-place.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { categoriesFor } from '../shell/category-links.ts'
import type { Crumb } from '../search/json-ld.ts'
import { withChoice, type ContractChoice } from './contract-choice.ts'
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

/** The size that an address asks for: by its SKU, or by its name, which is alike in all colors. */
export function askedSize({ skus, lensChoice }: Article, { searchParams }: URL): Sku | undefined {
  const asked = searchParams.get(pageQuery.size)
  return lensChoice ? undefined : skus.find(({ id, size }) => String(id) === asked || size === asked)
}

/** The page of an article in a size, or of its color where it has one size, for the contract that glasses are chosen for. */
export function sizePath(slug: string, size: string | null | undefined, choice?: ContractChoice): string {
  return withChoice(size ? `/${slug}?${pageQuery.size}=${encodeURIComponent(size)}` : `/${slug}`, choice)
}

/** The same page without its size. */
export function withoutSize({ pathname, searchParams }: URL): string {
  const contract = searchParams.get(pageQuery.contract)
  return withChoice(pathname, contract === null ? undefined : { named: contract })
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
