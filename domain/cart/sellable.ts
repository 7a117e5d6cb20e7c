import type { Goods } from '#domain/catalog/goods.ts'
import { Refusal } from '#domain/refusal.ts'

/** The goods, if they can be bought online now. Throws why they cannot: unknown, sold out, or in stores only (specification §4). */
export function mustBeSellable(goods: Goods | undefined): Goods {
  if (!goods) throw new Refusal('article.not_found')
  const { publicationStatus, availability, articleDescription: name } = goods
  if (publicationStatus === 0 || publicationStatus === 40) throw new Refusal('article.not_sold_online', { name })
  if (publicationStatus === 30 || availability === 'sold_out') throw new Refusal('article.sold_out', { name })
  return goods
}
