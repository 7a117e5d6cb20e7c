import type { Article } from '#contracts/catalog.ts'
import type { Listing } from '#contracts/listing.ts'
import { today } from '#plugins/kit/clock.ts'

export type FixtureGoods = Awaited<ReturnType<typeof goodsOf>>

/** A GET below `/api`. */
type Get = (path: string) => Promise<unknown>

/** A frame with lenses to be ground for it, a contact lens and a bottle, as the shop sells them. */
export async function goodsOf(get: Get) {
  const frame = await firstOf(get, 'frames')
  const lens = await firstOf(get, 'contact_lenses')
  const bottle = await firstOf(get, 'lens_accessories')
  const lenses = (wanted: string) => frame.lensPackages.find(({ kind }) => kind === wanted)?.skuId ?? 0
  return {
    today: today(),
    frame: {
      skuId: frame.skus[0]?.id ?? 0,
      lensesSkuId: lenses('single-vision'),
      progressiveSkuId: lenses('progressive'),
      planoSkuId: lenses('non-prescription'),
    },
    lens: {
      articleId: lens.id,
      amount: lens.price.unit.amount,
      subscriptionAmount: lens.price.subscription.amount,
      parameters: Object.fromEntries(lens.lensChoice?.axes.map(({ name, values }) => [name, values[0]]) ?? []),
    },
    bottle: { articleId: bottle.id, skuId: bottle.skus[0]?.id ?? 0, amount: bottle.price.unit.amount },
  }
}

async function firstOf(get: Get, category: string): Promise<Article> {
  const { articles } = (await get(`/catalog/list?category=${category}`)) as Listing
  return ((await get(`/article/${articles[0]?.id}`)) as { data: Article }).data
}
