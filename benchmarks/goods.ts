import type { Shopper } from './shopper.ts'

interface Card {
  slug: string
  price: { unit: { publicationStatus: number } }
}

export interface SimpleArticle {
  skuId: number
  amount: number
  slug: string
  /** A store where it can be collected. */
  storeId: number
}

/** The first accessory in stock, which needs no choice of parameters. */
export async function firstAccessory(shopper: Pick<Shopper, 'get'>): Promise<SimpleArticle> {
  const { body } = await shopper.get(`/catalog/list?category=lens_accessories`)
  const card = (body.articles as Card[]).find(({ price }) => price.unit.publicationStatus === 20)
  if (!card) throw new Error('Nothing simple is in stock')
  const article = await shopper.get(`/article/${encodeURIComponent(card.slug)}`)
  const { skus } = article.body.data as { skus: { id: number; price: { unit: { amount: number } } }[] }
  const [sku] = skus
  if (!sku) throw new Error(`${card.slug} has no SKU`)
  const { stores } = (await shopper.get('/store/list')).body as { stores: { id: number }[] }
  return { skuId: sku.id, amount: sku.price.unit.amount, slug: card.slug, storeId: stores[0]?.id ?? 0 }
}
