import type { SkuId } from '#contracts/catalog.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { Refusal } from '#domain/refusal.ts'
import { GIFT_CARD_SKU } from './gift-card-line.ts'

/** Catalog data of SKUs today, by SKU number. One that is no longer sold is missing. */
export type GoodsBySku = ReadonlyMap<SkuId, Goods>

/** Pieces of each SKU over all rows, such as a lens for each eye, since they share its stock. Gift cards have none. */
export function piecesBySku(rows: readonly { skuId: SkuId; quantity: number }[]): Map<SkuId, number> {
  const pieces = new Map<SkuId, number>()
  for (const { skuId, quantity } of rows)
    if (skuId !== GIFT_CARD_SKU) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  return pieces
}

/**
 * The goods, if they can be bought online now. Throws why they cannot: unknown, sold out, in stores only (specification §4),
 * or not in a store's browser (§6).
 */
export function assertBeSellable(goods: Goods | undefined, { isStore = false } = {}): Goods {
  if (!goods) throw new Refusal('article.not_found')
  const { publicationStatus, availability, articleDescription: name, isForStores } = goods
  if (isStore && !isForStores) throw new Refusal('article.not_for_stores', { name })
  if (publicationStatus === 0 || publicationStatus === 40) throw new Refusal('article.not_sold_online', { name })
  if (publicationStatus === 30 || availability === 'sold_out') throw new Refusal('article.sold_out', { name })
  return goods
}
