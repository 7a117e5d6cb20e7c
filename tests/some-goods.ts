import type { Article } from '#contracts/catalog.ts'
import { today } from '#plugins/kit/clock.ts'
import type { RealShop } from './real-shop.ts'

export type SomeGoods = Awaited<ReturnType<typeof goodsOf>>

/** A frame with lenses to be ground for it, a contact lens and a bottle, as the shop sells them. */
export async function goodsOf(shop: RealShop) {
  const frame = await firstOf(shop, 'kehykset')
  const lens = await firstOf(shop, 'piilolinssit')
  const bottle = await firstOf(shop, 'piilolinssitarvikkeet')
  const lenses = (wanted: string) => frame.lensPackages.find(({ kind }) => kind === wanted)?.skuId ?? 0
  return {
    today: today(),
    frame: {
      skuId: frame.skus[0]?.id ?? 0,
      lensesSkuId: lenses('single-vision'),
      progressiveSkuId: lenses('progressive'),
    },
    lens: {
      articleId: lens.id,
      amount: lens.price.unit.amount,
      parameters: Object.fromEntries(lens.lensChoice?.axes.map(({ name, values }) => [name, values[0]]) ?? []),
    },
    bottle: { articleId: bottle.id, skuId: bottle.skus[0]?.id ?? 0, amount: bottle.price.unit.amount },
  }
}

async function firstOf(shop: RealShop, category: string): Promise<Article> {
  const listed = await shop.knock(`/api/catalog/list?category=${category}`)
  const { articles } = JSON.parse(listed.text) as { articles: { id: number }[] }
  const { text } = await shop.knock(`/api/article/${articles[0]?.id}`)
  return (JSON.parse(text) as { data: Article }).data
}
