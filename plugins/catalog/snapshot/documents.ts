import type { CollectionSlug } from 'payload'
import type { Stored } from '#plugins/kit/storage/documents.ts'

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
