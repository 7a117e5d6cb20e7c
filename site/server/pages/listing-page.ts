import type { APIContext } from 'astro'
import { listArticles, type Listing } from '#contracts/listing.ts'
import { lastPage } from '#domain/catalog/ordered-listing.ts'
import type { CategoryPlace } from '#domain/catalog/find-place.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { sharedPicture } from '../pictures/image.ts'
import { isOftenRequested, queryOf, questionOf, readChosen, unfiltered, type Chosen } from './listing-query.ts'
import { errorPage } from './error-page.ts'
import { placeAt } from './place-page.ts'
import { redirectPermanently } from '../routing/redirect.ts'
import type { Text } from '../texts/text.ts'

export interface ListingPage {
  place: CategoryPlace
  listing: Listing
  chosen: Chosen
  /** Path and page number, without filters. */
  canonical: string
}

type Page = Pick<APIContext, 'request' | 'url' | 'params' | 'cache' | 'rewrite'>

/** The listing of a category or group, cacheable for all visitors; or the error page. */
export async function listingPage(page: Page): Promise<ListingPage | Response> {
  const { request, url } = page
  const place = await placeAt(page)
  if (place instanceof Response) return place
  const chosen = readChosen(url)
  const { category, group } = place
  const question = questionOf(chosen, { category: category.id, ...(group && { group: group.code }) })
  const answer = await call(listArticles, question, asAnonymous(request))
  if (!answer.ok) return errorPage(page, answer.failure)
  const listing = answer.value
  const last = lastPage(listing.total)
  // Beyond the last page, redirect to it. Not cached, since the listing may grow.
  if (chosen.page > last) return redirectPermanently(url.pathname + queryOf({ ...chosen, page: last }))
  if (!isOftenRequested(url, chosen, listing.facets)) page.cache.set(false)

  const plain = { ...unfiltered(chosen), q: '', contract: '' }
  return { place, listing, chosen, canonical: url.pathname + queryOf({ ...plain, order: 'recommended' }) }
}

/** What the page is called in a browser: each page of a listing by a name of its own, as each has an address. */
export function listingTitle(name: string, { page }: Chosen, t: Text): string {
  return page > 1 ? t('paged_title', { name, page }) : name
}

/** The picture that a link to the page is shared with: the place's own, or of the first article. */
export function listingPicture({ category, group }: CategoryPlace, { articles }: Listing): string {
  const { picture } = group ?? category
  return sharedPicture(picture ? [picture] : articles[0]?.medias)
}
