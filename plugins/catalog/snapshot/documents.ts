import type { CollectionSlug, Payload } from 'payload'
import { type DocumentId, findAll, type Stored } from '#plugins/kit/storage/documents.ts'

/** A document in which the shop has set these fields, as it does whenever it saves one. */
type With<Slug extends CollectionSlug, Field extends keyof Stored<Slug>> = Stored<Slug> & {
  [Name in Field]: NonNullable<Stored<Slug>[Name]>
}

export type ArticleDocument = With<'articles', 'number'>
export type BrandDocument = Stored<'brands'>
/** A category, or one of its groups. */
export type CategoryDocument = With<'categories', 'code'>
export type MediaDocument = With<'media', 'filename'>
export type PriceDocument = With<'prices', 'startsAt'>
export type SkuDocument = With<'skus', 'number' | 'stock'>

/** Whether these fields are set. A document without them was not saved by the shop, and is not sold. */
export function has<Document extends object, Field extends keyof Document>(...fields: Field[]) {
  return (document: Document): document is Document & { [Name in Field]: NonNullable<Document[Name]> } =>
    fields.every((field) => document[field] !== null)
}

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
