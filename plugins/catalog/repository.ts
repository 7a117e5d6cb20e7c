import type { PayloadRequest } from 'payload'
import type { Article, SkuId } from '#contracts/catalog.ts'
import type { ArticleAddress, CategoryGroups, Listing, ListQuestion } from '#contracts/listing.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { today } from '#plugins/kit/clock.ts'
import { heldBy } from '#plugins/kit/reserve.ts'
import { storesByDocument } from '#plugins/stores/repository.ts'
import { addressesOf } from './shelf/addresses.ts'
import { articleOf } from './shelf/article.ts'
import { goodsOfSku } from './shelf/goods.ts'
import { allGroups } from './shelf/groups.ts'
import { listingOf } from './shelf/listing.ts'
import { shelfOf } from './shelf/shelf-of.ts'
import type { ShelvedSku } from './shelf/shelf.ts'
import { heldPieces } from './take-stock.ts'

export { lensSkuOf } from './lens-sku-of.ts'
export { giveStockBack, returnStock, settleStock, takeStock, type StoreShelf, type Taking } from './take-stock.ts'

type Hand = Pick<PayloadRequest, 'payload'>

/** The article of this number or slug, if it is sold; the slug is the path of its page. */
export async function findArticle(hand: Hand, id: string): Promise<Article | undefined> {
  const shelf = await shelfOf(hand)
  const shelved = /^\d+$/.test(id) ? shelf.byNumber.get(Number(id)) : shelf.bySlug.get(id.normalize('NFC'))
  return shelved && articleOf(shelf, shelved, await storesByDocument(hand))
}

/** The cards, facets and groups that answer a listing's question. */
export async function listCards(hand: Hand, question: ListQuestion): Promise<Listing> {
  return listingOf(await shelfOf(hand), question)
}

/** Until when (ms) every price of the catalog stays as it is. */
export async function pricesHoldUntil(hand: Hand): Promise<number> {
  return (await shelfOf(hand)).pricedUntil
}

/** The groups of every category that has anything to show. */
export async function categoryGroups(hand: Hand): Promise<CategoryGroups> {
  return allGroups(await shelfOf(hand))
}

/** Every article that has a page, and since when it says what it says. */
export async function articleAddresses(hand: Hand): Promise<ArticleAddress[]> {
  return addressesOf(await shelfOf(hand))
}

/**
 * What the catalog says of these SKUs today. What is not sold any more is missing. What the shopper's own unpaid purchase
 * holds counts as in stock for them: that is given up when they order again.
 */
export async function goodsOf(hand: Hand, skuIds: readonly SkuId[], shopperId?: string): Promise<Map<SkuId, Goods>> {
  const shelf = await shelfOf(hand)
  const found = new Map<SkuId, Goods>()
  for (const skuId of skuIds) {
    const known = shelf.bySku.get(skuId)
    const goods = known && goodsOfSku(known.shelved, known.sku, today())
    if (goods) found.set(skuId, shopperId === undefined ? goods : await withOwn(hand, goods, known.sku, shopperId))
  }
  return found
}

async function withOwn(hand: Hand, goods: Goods, { holds }: ShelvedSku, shopperId: string): Promise<Goods> {
  const { skuId, publicationStatus, toOrder } = goods
  const isGone = publicationStatus === 30
  // Memory hears of every hold on what is made to order, and not of each that ends.
  const mayHold = toOrder !== null && heldBy(holds, shopperId) > 0
  const held = isGone || mayHold ? await heldPieces(hand, skuId, shopperId) : 0
  if (held === 0) return goods
  return toOrder ? { ...goods, toOrder: { ...toOrder, pieces: toOrder.pieces + held } } : back(goods)
}

function back(goods: Goods): Goods {
  return { ...goods, publicationStatus: 20, availability: 'in_stock' }
}

/** Numbers of the stores that have all of this on their shelves now. */
export async function storesWithAll(
  hand: Hand,
  wanted: readonly { skuId: SkuId; pieces: number }[],
): Promise<number[]> {
  const shelf = await shelfOf(hand)
  const stores = await storesByDocument(hand)
  const hasAll = (store: number | string) =>
    wanted.every(({ skuId, pieces }) => {
      const shelves = shelf.bySku.get(skuId)?.sku.stores ?? []
      return shelves.some((one) => one.store === store && one.pieces >= pieces)
    })
  return [...stores].flatMap(([document, { id }]) => (hasAll(document) ? [id] : []))
}
