import type { APIContext } from 'astro'
import { findPlace, type CategoryPlace } from '#domain/catalog/find-place.ts'
import { categoriesFor } from '../shell/category-links.ts'
import { errorPage } from './error-page.ts'
import { redirectPermanently } from '../routing/redirect.ts'

type Page = Pick<APIContext, 'params' | 'request' | 'rewrite' | 'url'>

/** The category of a page, and the group where the address has one; or the error page. */
export async function placeAt(page: Page): Promise<CategoryPlace | Response> {
  const { category = '', group } = page.params
  const categories = await categoriesFor(page.request)
  // Without any category the call has failed, so a 404 would be wrong.
  if (categories.length === 0) return errorPage(page, { code: 'shop.unexpected' })
  const place = findPlace(categories, { category, group })
  if (!place) return errorPage(page, { code: 'request.not_found' })
  const isCurrent = [category, group].filter(Boolean).join('/').normalize('NFC') === place.path.slice(1)
  return isCurrent ? place : redirectPermanently(place.path + page.url.search)
}
