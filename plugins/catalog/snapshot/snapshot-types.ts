import type { CategoryId, Media } from '#contracts/catalog.ts'
import type { LensTint } from '#contracts/ground-lenses.ts'
import type { Price } from '#contracts/price.ts'
import type { DatedPrice } from '#domain/catalog/dated-price.ts'
import type { OrderedListing } from '#domain/catalog/ordered-listing.ts'
import type { DocumentId, Stored } from '#plugins/kit/storage/documents.ts'
import { perShop } from '#plugins/kit/storage/per-shop.ts'
import { LENS_PACKAGES } from '#domain/catalog/lens-choice.ts'
import type { ArticleDocument, BrandDocument, CategoryDocument, SkuDocument } from './documents.ts'

/** A SKU in memory, with its store stock by the store's document id. */
export interface SnapshotSku extends SkuDocument {
  stores: { store: DocumentId; pieces: number }[]
}

/** A picture, its name in addresses, and its alternative text in other languages. */
export interface NamedPicture extends Pick<Stored<'media'>, 'translations'> {
  name: string
  media: Media
}

/** A tint with its name in other languages. */
export interface WordedTint extends LensTint {
  translations?: NonNullable<ArticleDocument['tints']>[number]['translations']
}

/** An article in memory, with its related documents. */
export interface CatalogEntry {
  /** The article's own document, with its tints as the contract has them. */
  about: Omit<ArticleDocument, 'tints'> & { tints: WordedTint[] }
  brand: BrandDocument
  /** Code of the group it is listed under. */
  group: string
  /** The path of its page, composed of the slugs of its category and group. */
  slug: string
  pictures: NamedPicture[]
  /** Its pictures as they are shown. */
  medias: Media[]
  skus: SnapshotSku[]
  history: Record<'unit' | 'subscription', DatedPrice[]>
  /** The colors of the same design, this one included. */
  colors: CatalogEntry[]
  /** Its current price; null before its first price. */
  price: Price | null
  /** Until when (ms) that price is valid. */
  pricedUntil: number
}

/** Counts changes of anything but stock. What each is of lies in `catalog-changes`, under its number. */
export const CATALOG_COUNTER = 'catalog'
/** Counts the changes of stock that a page or a cart shows, and new SKUs: only SKUs are read again. */
export const STOCK_COUNTER = 'catalog-stock'

/** Documents of one kind that have changed together. */
export type CatalogChange = Pick<Stored<'catalog-changes'>, 'kind' | 'documents'>

/** The whole catalog in memory. */
export interface CatalogSnapshot {
  version: number
  stockVersion: number
  byNumber: Map<number, CatalogEntry>
  byHandle: Map<string, CatalogEntry>
  bySku: Map<number, { sku: SnapshotSku; entry: CatalogEntry }>
  byDocument: Map<DocumentId, CatalogEntry>
  storeStock: Map<DocumentId, SnapshotSku['stores']>
  brands: BrandDocument[]
  /** Categories and groups by their code. */
  categories: Map<string, CategoryDocument>
  /** All editors' pictures, those of drafts too, by their document's id. */
  pictures: Map<DocumentId, NamedPicture>
  /** The colors of each design, by `designOf`. */
  designs: Map<string, CatalogEntry[]>
  /** What listings show, by article number. */
  listed: OrderedListing
  /** The prices are valid between these instants (ms). */
  pricedFrom: number
  pricedUntil: number
  /** The latest change of a SKU (ms). */
  skusReadAt: number
  /** The highest number of a SKU. */
  newestSku: number
}

/** The latest snapshot of a shop in this process. */
export const snapshotOf = perShop('catalog snapshot', (): { latest?: CatalogSnapshot } => ({}))

/** The category under which pages list an article; null for lenses sold only with a frame. */
export function shownCategory({ about }: CatalogEntry): CategoryId | undefined {
  return about.category === LENS_PACKAGES ? undefined : about.category
}
