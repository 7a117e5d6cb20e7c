import type { Payload } from 'payload'
import type { Category, Media } from '#contracts/catalog.ts'
import type { Price } from '#contracts/price.ts'
import { categoryTree } from '#domain/catalog/category-tree.ts'
import type { DatedPrice } from '#domain/catalog/dated-price.ts'
import type { Listed } from '#domain/catalog/filters.ts'
import type { ArticleDocument, BrandDocument, DocumentId, SkuDocument } from './documents.ts'

/** A SKU on the shelf in memory, with what lies in stores by the store's document. */
export interface SnapshotSku extends SkuDocument {
  stores: { store: DocumentId; pieces: number }[]
}

/** An article on the shelf in memory, with everything that hangs on it. */
export interface CatalogEntry {
  about: ArticleDocument
  brand: BrandDocument
  medias: Media[]
  skus: SnapshotSku[]
  history: Record<'unit' | 'subscription', DatedPrice[]>
  /** The colors of the same design, this one included. */
  colors: CatalogEntry[]
  /** What it costs now; nothing before its first price. */
  price: Price | null
}

/** The whole catalog in memory. */
export interface CatalogSnapshot {
  version: number
  stockVersion: number
  byNumber: Map<number, CatalogEntry>
  bySlug: Map<string, CatalogEntry>
  bySku: Map<number, { sku: SnapshotSku; entry: CatalogEntry }>
  byDocument: Map<DocumentId, CatalogEntry>
  storeStock: Map<DocumentId, SnapshotSku['stores']>
  brands: BrandDocument[]
  /** The names of all editors' pictures, those of drafts too. */
  pictures: Set<string>
  /** What listings show, by article number. */
  listed: Map<number, Listed>
  /** Between these instants (ms) the prices on the shelf hold. */
  pricedFrom: number
  pricedUntil: number
  /** When the newest SKU on the shelf was last changed (ms). */
  skusReadAt: number
  /** The highest number of a SKU on the shelf. */
  newestSku: number
}

declare global {
  /** The shelf of each open shop. Lives here because the bundles share no module state. */
  var catalogSnapshots: WeakMap<Payload, CatalogSnapshot> | undefined
}

/** Where shelves stand in this process. */
export function snapshots(): WeakMap<Payload, CatalogSnapshot> {
  return (globalThis.catalogSnapshots ??= new WeakMap())
}

/** The category of goods that pages show; nothing for lenses that are sold with a frame only. */
export function shownCategory({ about }: CatalogEntry): Category | undefined {
  return Object.hasOwn(categoryTree, about.category) ? (about.category as Category) : undefined
}
