import type { Shopper } from './shopper.ts'

interface Card {
  slug: string
  price: { unit: { publicationStatus: number } }
}

/** A thing on the shelf that needs no choosing: the first accessory in stock. */
export async function somethingSimple(shopper: Shopper): Promise<{ skuId: number; amount: number; slug: string }> {
  const { body } = await shopper.get(`/catalog/list?category=${encodeURIComponent('piilolinssitarvikkeet')}`)
  const card = (body.articles as Card[]).find(({ price }) => price.unit.publicationStatus === 20)
  if (!card) throw new Error('Nothing simple is in stock')
  const article = await shopper.get(`/article/${encodeURIComponent(card.slug)}`)
  const { skus } = article.body.data as { skus: { id: number; price: { unit: { amount: number } } }[] }
  const [sku] = skus
  if (!sku) throw new Error(`${card.slug} has no SKU`)
  return { skuId: sku.id, amount: sku.price.unit.amount, slug: card.slug }
}
