import type { APIContext } from 'astro'
import { findPlace, type CategoryPlace } from '#domain/catalog/find-place.ts'
import { categoriesFor } from './category-links.ts'
import { pageInstead } from './page-instead.ts'
import { seePage } from './see-page.ts'

type Page = Pick<APIContext, 'params' | 'request' | 'rewrite' | 'url'>

/** The category, and the group where the address has one, that a page is about; or the page to show instead. */
export async function placeAt(page: Page): Promise<CategoryPlace | Response> {
  const { category = '', group } = page.params
  const categories = await categoriesFor(page.request)
  // Without any category the shop has not answered, so nothing says that there is no such page.
  if (categories.length === 0) return pageInstead(page, { code: 'shop.unexpected' })
  const place = findPlace(categories, { category, group })
  if (!place) return pageInstead(page, { code: 'request.not_found' })
  const isCurrent = [category, group].filter(Boolean).join('/').normalize('NFC') === place.path.slice(1)
  return isCurrent ? place : seePage(place.path + page.url.search)
}
