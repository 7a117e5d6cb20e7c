import type { Article, ArticleCard, Sibling, SkuId } from '#contracts/catalog.ts'
import type { ArticleAddress, Category, FeedArticle, Listing, ListQuestion } from '#contracts/listing.ts'
import { handleIn } from '#domain/catalog/article-path.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { today } from '#plugins/kit/clock.ts'
import { heldBy } from '#plugins/kit/storage/reserve.ts'
import { storesByDocument } from '#plugins/stores/repository.ts'
import { articlesFoundBy } from './found-articles.ts'
import { addressesOf } from './snapshot/addresses.ts'
import { articleOf, siblingsOf } from './snapshot/article.ts'
import { feedOf } from './snapshot/feed.ts'
import { goodsOfSku } from './snapshot/goods.ts'
import { categoriesOf } from './snapshot/categories.ts'
import { listingOf } from './snapshot/listing.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'
import type { SnapshotSku } from './snapshot/snapshot-types.ts'
import { heldPieces } from './take-stock.ts'
import type { DocumentId, WithPayload } from '#plugins/kit/storage/documents.ts'

export { pictureName } from './collections/media.ts'
export { placePicture } from './seeds/seed-pictures.ts'
export { lensSkuOf } from './lens-sku-of.ts'
export {
  releaseStock,
  restock,
  returnStock,
  settleStock,
  takeStock,
  type StockLocation,
  type StockReservation,
} from './take-stock.ts'

/** The article of this number or slug, if it is sold; the slug is the path of its page, or one it had before. */
export async function findArticle(context: WithPayload, id: string): Promise<Article | undefined> {
  const snapshot = await currentSnapshot(context)
  const entry = /^\d+$/.test(id) ? snapshot.byNumber.get(Number(id)) : snapshot.byHandle.get(handleIn(id) ?? '')
  return entry && articleOf(snapshot, entry, await storesByDocument(context))
}

/** The cards, facets and groups that answer a listing's question. */
export async function listCards(context: WithPayload, question: ListQuestion): Promise<Listing> {
  const words = question.q?.trim()
  const found = words ? await articlesFoundBy(context, words) : undefined
  return listingOf(await currentSnapshot(context), question, found)
}

/** The cards of these articles, in this order; one that is not listed is left out. */
export async function cardsOf(context: WithPayload, numbers: readonly number[]): Promise<ArticleCard[]> {
  const { listed } = await currentSnapshot(context)
  return numbers.flatMap((number) => listed.get(number)?.card ?? [])
}

/** The designs of these articles in all colors that can be bought, by number; empty of one that comes in one. */
export async function siblingsByNumber(
  context: WithPayload,
  numbers: readonly number[],
): Promise<Map<number, Sibling[]>> {
  const { byNumber } = await currentSnapshot(context)
  return new Map(
    numbers.flatMap((number) => {
      const entry = byNumber.get(number)
      return entry ? [[number, siblingsOf(entry)] as const] : []
    }),
  )
}

/** Until when (ms) every price of the catalog stays as it is. */
export async function pricesHoldUntil(context: WithPayload): Promise<number> {
  return (await currentSnapshot(context)).pricedUntil
}

/** The categories of the shop with their groups, in the order of the menu. */
export async function listCategories(context: WithPayload): Promise<Category[]> {
  return categoriesOf(await currentSnapshot(context))
}

/** Every article that has a page, and when the page last changed. */
export async function articleAddresses(context: WithPayload): Promise<ArticleAddress[]> {
  return addressesOf(await currentSnapshot(context))
}

/** Every article that is sold online, as programs of merchants list it. */
export async function feedArticles(context: WithPayload): Promise<FeedArticle[]> {
  return feedOf(await currentSnapshot(context))
}

/**
 * The goods behind these SKUs today, without those no longer sold. Pieces held by the shopper's own unpaid purchase count
 * as in stock for them, since that purchase is given up when they order again.
 */
export async function goodsOf(
  context: WithPayload,
  skuIds: readonly SkuId[],
  shopperId?: string,
): Promise<Map<SkuId, Goods>> {
  // What is bought in a preview costs what it costs now.
  const snapshot = await currentSnapshot({ payload: context.payload })
  const found = new Map<SkuId, Goods>()
  for (const skuId of skuIds) {
    const known = snapshot.bySku.get(skuId)
    const goods = known && goodsOfSku(known.entry, known.sku, today())
    if (goods) found.set(skuId, shopperId === undefined ? goods : await withOwn(context, goods, known.sku, shopperId))
  }
  return found
}

async function withOwn(context: WithPayload, goods: Goods, { holds }: SnapshotSku, shopperId: string): Promise<Goods> {
  const { skuId, publicationStatus, toOrder } = goods
  const isGone = publicationStatus === 30
  // The snapshot is updated for every reservation of made-to-order goods, but not for each release.
  const mayHold = toOrder !== null && heldBy(holds, shopperId) > 0
  const held = isGone || mayHold ? await heldPieces(context, skuId, shopperId) : 0
  if (held === 0) return goods
  return toOrder ? { ...goods, toOrder: { ...toOrder, pieces: toOrder.pieces + held } } : back(goods)
}

function back(goods: Goods): Goods {
  return { ...goods, publicationStatus: 20, availability: 'in_stock' }
}

/** Numbers of the stores that have all of this in stock now. */
export async function storesWithAll(
  context: WithPayload,
  wanted: readonly { skuId: SkuId; pieces: number }[],
): Promise<number[]> {
  const snapshot = await currentSnapshot(context)
  const stores = await storesByDocument(context)
  const hasAll = (store: DocumentId) =>
    wanted.every(({ skuId, pieces }) => {
      const shelves = snapshot.bySku.get(skuId)?.sku.stores ?? []
      return shelves.some((one) => one.store === store && one.pieces >= pieces)
    })
  return [...stores].flatMap(([document, { id }]) => (hasAll(document) ? [id] : []))
}
