import type { ArticleAddress } from '#contracts/listing.ts'
import { lastPriceChange } from '#domain/catalog/price-changes.ts'
import { channelOf } from './price-snapshot.ts'
import type { CatalogSnapshot, CatalogEntry } from './snapshot-types.ts'

/** The page of every article that is listed. */
export function addressesOf(snapshot: CatalogSnapshot): ArticleAddress[] {
  const at = new Date(snapshot.pricedFrom).toISOString()
  return [...snapshot.listed.keys()].flatMap((number) => {
    const entry = snapshot.byNumber.get(number)
    return entry ? [{ slug: entry.slug, changedAt: changedAt(entry, at) }] : []
  })
}

/** A change of stock does not count as a change of the page. */
function changedAt({ about, history, price }: CatalogEntry, at: string): string {
  const channel = channelOf(price?.unit.publicationStatus ?? 0)
  const priced = lastPriceChange(history.unit, at, channel)
  return priced !== null && Date.parse(priced) > Date.parse(about.updatedAt) ? priced : about.updatedAt
}
