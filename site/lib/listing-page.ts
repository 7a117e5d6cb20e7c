import type { APIContext } from 'astro'
import type { Category } from '#contracts/catalog.ts'
import { listArticles, type Listing } from '#contracts/listing.ts'
import { CATALOG_TAG } from '#domain/catalog/cache-tags.ts'
import { asNobody } from '../door.ts'
import { keepPage } from './cache.ts'
import { call } from './call.ts'
import { narrowedBy, queryOf, questionOf, readChosen, type Chosen } from './listing-query.ts'

/** More filters than this make a page that few ask for twice. */
const MOST_KEPT_FILTERS = 2

export interface ListingPage {
  listing: Listing
  chosen: Chosen
  /** Path and page number: what the listing is known by, whatever it is narrowed to. */
  canonical: string
}

/** What a category page shows, asked of the shop and kept for everybody; nothing where there is no such listing. */
export async function listingPage(
  { request, url, cache }: Pick<APIContext, 'request' | 'url' | 'cache'>,
  category: Category,
  group?: string,
): Promise<ListingPage | undefined> {
  const chosen = readChosen(url)
  const answer = await call(listArticles, questionOf(chosen, { category, ...(group && { group }) }), asNobody(request))
  if (!answer.ok || (group !== undefined && answer.value.group === null)) return undefined
  if (narrowedBy(chosen) <= MOST_KEPT_FILTERS) keepPage({ request, cache }, [CATALOG_TAG])

  const { order: _order, page, ...usual } = chosen
  const plain = { ...usual, q: '', brand: [], color: [], shape: [], priceFrom: undefined, priceTo: undefined }
  return { listing: answer.value, chosen, canonical: url.pathname + queryOf({ ...plain, order: 'suositus', page }) }
}
