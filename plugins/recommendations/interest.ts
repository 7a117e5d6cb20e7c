import { shopPlace } from '#domain/search/shop-settings.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { allLearnedOf } from './learned.ts'
import { shopGoods } from './shop-goods.ts'

/** How many shoppers are interested in an article of the shop, of those of whom it is known. */
export async function interestInArticles(context: WithPayload): Promise<(article: number) => number> {
  const goods = await shopGoods(context)
  const known = await allLearnedOf(context, shopPlace, goods.byItem)
  return (article) => known.countOf(String(article))
}
