import type { ArticleAddress } from '#contracts/listing.ts'
import { lastPriceChange } from '#domain/catalog/price-changes.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'
import { channelOf } from './snapshot/price-snapshot.ts'
import type { CatalogEntry, CatalogSnapshot } from './snapshot/snapshot-types.ts'

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

/** Every article that has a page, and when the page last changed. */
export async function articleAddresses(context: WithPayload): Promise<ArticleAddress[]> {
  return addressesOf(await currentSnapshot(context))
}
