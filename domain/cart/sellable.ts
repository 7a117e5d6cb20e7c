import type { Goods } from '#domain/catalog/goods.ts'
import { Refusal } from '#domain/refusal.ts'

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
