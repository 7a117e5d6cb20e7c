import type { APIContext } from 'astro'
import type { Category } from '#contracts/catalog.ts'
import { listArticles, type Listing } from '#contracts/listing.ts'
import { lastPage } from '#domain/catalog/cards-on-page.ts'
import { asNobody } from '../door.ts'
import { call } from '../shared/call.ts'
import { sharedPicture } from './image.ts'
import { isAskedOften, queryOf, questionOf, readChosen, type Chosen } from './listing-query.ts'
import { pageInstead } from './page-instead.ts'
import { useText } from './text.ts'

export interface ListingPage {
  category: Category
  listing: Listing
  chosen: Chosen
  /** Path and page number: what the listing is known by, whatever it is narrowed to. */
  canonical: string
}

type Page = Pick<APIContext, 'request' | 'url' | 'cache' | 'rewrite'>

/** What a category page shows, asked of the shop and kept for everybody; or the page to show instead. */
export async function listingPage(
  page: Page,
  category: Category | undefined,
  group?: string,
): Promise<ListingPage | Response> {
  const { request, url } = page
  if (!category) return pageInstead(page, { code: 'request.not_found' })
  const chosen = readChosen(url)
  const answer = await call(listArticles, questionOf(chosen, { category, ...(group && { group }) }), asNobody(request))
  if (!answer.ok) return pageInstead(page, answer.failure)
  const listing = answer.value
  if (group !== undefined && listing.group === null) return pageInstead(page, { code: 'request.not_found' })
  const last = lastPage(listing.total)
  if (chosen.page > last) return seePage(url, { ...chosen, page: last })
  if (!isAskedOften(url, chosen, listing.facets)) page.cache.set(false)

  const plain = { ...chosen, q: '', brand: [], color: [], shape: [], priceFrom: undefined, priceTo: undefined }
  return { category, listing, chosen, canonical: url.pathname + queryOf({ ...plain, order: 'suositus' }) }
}

/** What the page is called in a browser: each page of a listing by a name of its own, as each has an address. */
export function listingTitle(name: string, { page }: Chosen): string {
  return page > 1 ? useText('catalog')('paged_title', { name, page }) : name
}

export function listingPicture({ articles }: Listing): string {
  return sharedPicture(articles[0]?.medias)
}

/** A listing has shrunk since, or a page was made up: what there is stands on the last one. Tomorrow there may be more. */
function seePage({ pathname }: URL, chosen: Chosen): Response {
  const headers = { Location: pathname + queryOf(chosen), 'Cache-Control': 'no-cache' }
  return new Response(null, { status: 301, headers })
}
