import type { Payload } from 'payload'
import { findAll, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'
import { has, type ArticleDocument, type PriceDocument, type SkuDocument } from './documents.ts'

/** Articles with all that is put on their entries. */
export interface Goods {
  articles: ArticleDocument[]
  prices: PriceDocument[]
  skus: SkuDocument[]
  inStores: Stored<'store-stock'>[]
}

/** Reads every published article, or those of these documents. */
export async function readGoods(payload: Payload, documents?: readonly DocumentId[]): Promise<Goods> {
  const context = { payload }
  const isPublished = { isPublished: { not_equals: false } }
  const of = (field: string) => (documents ? { [field]: { in: [...documents] } } : {})
  const articles = await findAll(context, 'articles', documents ? { and: [of('id'), isPublished] } : isPublished)
  const prices = await findAll(context, 'prices', of('article'))
  const skus = await findAll(context, 'skus', of('article'))
  const inStores = await findAll(context, 'store-stock', documents ? { sku: { in: skus.map(({ id }) => id) } } : {})
  return {
    articles: articles.filter(has('number')),
    prices: prices.filter(has('startsAt')),
    skus: skus.filter(has('number', 'stock')),
    inStores: inStores.filter(({ pieces }) => pieces > 0),
  }
}
