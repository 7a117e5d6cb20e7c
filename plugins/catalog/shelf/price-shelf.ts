import type { Price, PricePart, PublicationStatus } from '#contracts/price.ts'
import type { Channel, DatedPrice } from '#domain/catalog/dated-price.ts'
import { madeToOrder } from '#domain/catalog/made-to-order.ts'
import { foldNames } from '#domain/catalog/name-match.ts'
import { nextPriceChange } from '#domain/catalog/next-price-change.ts'
import { priceOn, type PriceOn } from '#domain/catalog/price-on.ts'
import { publicationStatus, type StockedSku } from '#domain/catalog/stock-status.ts'
import type { SkuDocument } from './documents.ts'
import { cardOf } from './card.ts'
import { shownCategory, type Shelf, type Shelved } from './shelf.ts'

/** Puts the prices of this instant on the whole shelf, and notes until when they hold. */
export function priceShelf(shelf: Shelf, instant: Date): void {
  shelf.pricedFrom = instant.getTime()
  shelf.pricedUntil = Number.POSITIVE_INFINITY
  shelf.listed.clear()
  priceArticles(shelf, shelf.byNumber.values(), instant)
}

/** Puts price, stock status and card of some articles on the shelf. */
export function priceArticles(shelf: Shelf, articles: Iterable<Shelved>, instant: Date): void {
  for (const shelved of articles) {
    const status = publicationStatus(stocked(shelved))
    const { unit, subscription } = current(shelved, instant, status)
    shelf.pricedUntil = Math.min(shelf.pricedUntil, changeOf(shelved, instant, status))
    shelved.price = unit
      ? { unit: part(unit, status), subscription: subscription ? part(subscription, status) : notSoldSo(unit) }
      : null
    list(shelf, shelved)
  }
}

/** What the rules of stock read of an article. A lens that is made to order is never out of stock. */
function stocked({ about, skus }: Shelved): StockedSku[] {
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

/** The web shop's own prices; what the stores ask where it is sold in stores only. */
function current({ history }: Shelved, at: Date, status: PublicationStatus): Record<keyof Price, PriceOn | null> {
  const on = (rows: DatedPrice[]) => priceOn(rows, at.toISOString(), channelOf(status))
  return { unit: on(history.unit), subscription: on(history.subscription) }
}

/** When the first of them changes, or there is one at all (ms). */
function changeOf({ history }: Shelved, at: Date, status: PublicationStatus): number {
  const changes = Object.values(history).map((rows) => nextPriceChange(rows, at.toISOString(), channelOf(status)))
  return Math.min(...changes.map((change) => (change === null ? Number.POSITIVE_INFINITY : Date.parse(change))))
}

export function channelOf(status: PublicationStatus): Channel {
  return status === 40 ? 'stores' : 'online'
}

/** Sizes and powers of one article cost the same, so there is no lowest of several. */
function part(price: PriceOn, status: PublicationStatus): PricePart {
  return { publicationStatus: status, currency: 'EUR', fromPrice: null, ...price }
}

/** A way to buy that is not offered: its amount is the other way's, and it claims nothing. */
function notSoldSo({ amount }: PriceOn): PricePart {
  const nothing = { isCampaign: false, ordinaryPrice: null, lowestPrice30d: null, fromPrice: null }
  return { publicationStatus: 0, currency: 'EUR', amount, ...nothing }
}

/** What listings know of it: nothing without a price, and nothing of what is sold with a frame only. */
function list(shelf: Shelf, shelved: Shelved): void {
  const { about, brand } = shelved
  const card = shownCategory(shelved) && cardOf(shelved)
  if (!card) return void shelf.listed.delete(about.number)
  shelf.listed.set(about.number, {
    card,
    group: about.group,
    names: foldNames(about.name, brand.name, about.color, about.collection),
    facets: { brand: brand.slug, color: about.colorFamily, shape: about.shape },
    rank: about.rank,
  })
}
