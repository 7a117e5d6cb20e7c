import type { Price, PricePart, PublicationStatus } from '#contracts/price.ts'
import type { Channel, DatedPrice } from '#domain/catalog/dated-price.ts'
import { madeToOrder } from '#domain/catalog/goods.ts'
import { nextPriceChange } from '#domain/catalog/price-changes.ts'
import { priceOn, type PriceOn } from '#domain/catalog/price-on.ts'
import { publicationStatus, type StockedSku } from '#domain/catalog/stock-status.ts'
import type { SkuDocument } from './documents.ts'
import { cardOf } from './card.ts'
import { filterValuesOf } from './filter-values.ts'
import { shownCategory, type CatalogSnapshot, type CatalogEntry } from './snapshot-types.ts'

/** Prices all articles for this instant, and stores until when the prices are valid. */
export function priceSnapshot(snapshot: CatalogSnapshot, instant: Date): void {
  snapshot.pricedFrom = instant.getTime()
  snapshot.pricedUntil = Number.POSITIVE_INFINITY
  snapshot.listed.clear()
  priceArticles(snapshot, snapshot.byNumber.values(), instant)
}

/** Prices the articles whose prices have ended by this instant. */
export function priceAgain(snapshot: CatalogSnapshot, instant: Date): void {
  const ended = [...snapshot.byNumber.values()].filter(({ pricedUntil }) => pricedUntil <= instant.getTime())
  snapshot.pricedFrom = instant.getTime()
  priceArticles(snapshot, ended, instant)
  snapshot.pricedUntil = Number.POSITIVE_INFINITY
  for (const { pricedUntil } of snapshot.byNumber.values())
    snapshot.pricedUntil = Math.min(snapshot.pricedUntil, pricedUntil)
}

/** Puts price, stock status and card of some articles into the snapshot. */
export function priceArticles(snapshot: CatalogSnapshot, articles: Iterable<CatalogEntry>, instant: Date): void {
  const changed = [...articles]
  for (const entry of changed) {
    const status = publicationStatus(stocked(entry))
    const { unit, subscription } = currentPrices(entry, instant, status)
    entry.pricedUntil = nextChangeOf(entry, instant, status)
    snapshot.pricedUntil = Math.min(snapshot.pricedUntil, entry.pricedUntil)
    entry.price = unit
      ? { unit: part(unit, status), subscription: subscription ? part(subscription, status) : notOffered(unit) }
      : null
  }
  for (const entry of new Set(changed.flatMap(({ colors }) => colors))) {
    if (entry.price)
      for (const way of ['unit', 'subscription'] as const) entry.price[way].fromPrice = lowestOfColors(entry, way)
    updateListing(snapshot, entry)
  }
}

/** The lowest amount (cents) of the colors of a design that are sold this way; null where all cost the same. */
function lowestOfColors({ colors }: CatalogEntry, way: keyof Price): number | null {
  const sold = colors.flatMap(({ price }) => (price && price[way].publicationStatus !== 0 ? price[way].amount : []))
  const lowest = Math.min(...sold)
  return sold.some((amount) => amount !== lowest) ? lowest : null
}

/** The SKUs of an article as the stock rules take them. A lens that is made to order is never out of stock. */
function stocked({ about, skus }: CatalogEntry): StockedSku[] {
  const counted = skus.map(stockedSku)
  return about.lensChoice ? [...counted, madeToOrder(counted)] : counted
}

export function stockedSku({ stock, sellsOnline, sellsInStores, isSupplierOrder }: SkuDocument): StockedSku {
  return {
    stock,
    sellsOnline: Boolean(sellsOnline),
    sellsInStores: Boolean(sellsInStores),
    isSupplierOrder: Boolean(isSupplierOrder),
  }
}

/** The web shop's prices; store prices for an article sold in stores only. */
function currentPrices(
  { history }: CatalogEntry,
  at: Date,
  status: PublicationStatus,
): Record<keyof Price, PriceOn | null> {
  const on = (rows: DatedPrice[]) => priceOn(rows, at.toISOString(), channelOf(status))
  return { unit: on(history.unit), subscription: on(history.subscription) }
}

/** The instant (ms) of the next price change or first price. */
function nextChangeOf({ history }: CatalogEntry, at: Date, status: PublicationStatus): number {
  const changes = Object.values(history).map((rows) => nextPriceChange(rows, at.toISOString(), channelOf(status)))
  return Math.min(...changes.map((change) => (change === null ? Number.POSITIVE_INFINITY : Date.parse(change))))
}

export function channelOf(status: PublicationStatus): Channel {
  return status === 40 ? 'stores' : 'online'
}

/** Sizes and powers of an article cost the same; `fromPrice` is known once all colors have a price. */
function part(price: PriceOn, status: PublicationStatus): PricePart {
  return { publicationStatus: status, currency: 'EUR', fromPrice: null, ...price }
}

/** A way to buy that is not offered, with the amount of the unit price and no campaign. */
function notOffered({ amount }: PriceOn): PricePart {
  const nothing = { isCampaign: false, ordinaryPrice: null, lowestPrice30d: null, fromPrice: null }
  return { publicationStatus: 0, currency: 'EUR', amount, ...nothing }
}

/** Updates the article's listing, or removes it: articles without a price, or sold only with a frame, are not listed. */
function updateListing(snapshot: CatalogSnapshot, entry: CatalogEntry): void {
  const { about, group } = entry
  const card = shownCategory(entry) && cardOf(entry)
  if (!card) return void snapshot.listed.delete(about.number)
  snapshot.listed.set(about.number, {
    card,
    group,
    facets: filterValuesOf(entry),
    rank: about.rank,
  })
}
