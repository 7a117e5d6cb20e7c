import type { ArticleAddress } from '#contracts/listing.ts'
import { lastPriceChange } from '#domain/catalog/last-price-change.ts'
import { channelOf } from './price-shelf.ts'
import type { Shelf, Shelved } from './shelf.ts'

/** Where everything that can be found on the shelf has its page. */
export function addressesOf(shelf: Shelf): ArticleAddress[] {
  const at = new Date(shelf.pricedFrom).toISOString()
  return [...shelf.listed.keys()].flatMap((number) => {
    const shelved = shelf.byNumber.get(number)
    return shelved ? [{ slug: shelved.about.slug, changedAt: changedAt(shelved, at) }] : []
  })
}

/** Stock comes and goes without counting as a change. */
function changedAt({ about, history, price }: Shelved, at: string): string {
  const channel = channelOf(price?.unit.publicationStatus ?? 0)
  const priced = lastPriceChange(history.unit, at, channel)
  return priced !== null && Date.parse(priced) > Date.parse(about.updatedAt) ? priced : about.updatedAt
}
