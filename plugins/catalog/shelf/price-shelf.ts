import type { PricePart, PublicationStatus } from '#contracts/price.ts'
import { foldNames } from '#domain/catalog/name-match.ts'
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
    const [unit, subscription] = (['unit', 'subscription'] as const).map((kind) =>
      current(shelved, kind, instant, status),
    )
    for (const known of [unit, subscription]) {
      if (known?.nextChangeAt) shelf.pricedUntil = Math.min(shelf.pricedUntil, Date.parse(known.nextChangeAt))
    }
    shelved.price = unit
      ? { unit: part(unit, status), subscription: subscription ? part(subscription, status) : notSoldSo(unit) }
      : null
    list(shelf, shelved)
  }
}

/** What the rules of stock read of an article. A lens that is made to order is never out of stock. */
function stocked({ about, skus }: Shelved): StockedSku[] {
  const toOrder = { stock: 0, sellsOnline: true, sellsInStores: true, isSupplierOrder: true }
  return [...skus.map(stockedSku), ...(about.lensChoice ? [toOrder] : [])]
}

export function stockedSku({ stock, sellsOnline, sellsInStores, isSupplierOrder }: SkuDocument): StockedSku {
  return {
    stock,
    sellsOnline: Boolean(sellsOnline),
    sellsInStores: Boolean(sellsInStores),
    isSupplierOrder: Boolean(isSupplierOrder),
  }
}

/** The web shop's own price; what the stores ask where it is sold in stores only. */
function current(
  { history }: Shelved,
  kind: 'unit' | 'subscription',
  at: Date,
  status: PublicationStatus,
): PriceOn | null {
  return priceOn(history[kind], at.toISOString(), status === 40 ? 'stores' : 'online')
}

/** Sizes and powers of one article cost the same, so there is no lowest of several. */
function part({ nextChangeAt: _, ...price }: PriceOn, status: PublicationStatus): PricePart {
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
