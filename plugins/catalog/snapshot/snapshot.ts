import type { Payload } from 'payload'
import type { CategoryId, Media } from '#contracts/catalog.ts'
import type { Price } from '#contracts/price.ts'
import { groupKinds } from '#domain/catalog/category-tree.ts'
import type { DatedPrice } from '#domain/catalog/dated-price.ts'
import type { Listed } from '#domain/catalog/filters.ts'
import type { ArticleDocument, BrandDocument, CategoryDocument, DocumentId, SkuDocument } from './documents.ts'

/** A SKU in memory, with what lies in stores by the store's document. */
export interface SnapshotSku extends SkuDocument {
  stores: { store: DocumentId; pieces: number }[]
}

/** An article in memory, with everything that hangs on it. */
export interface CatalogEntry {
  about: ArticleDocument
  brand: BrandDocument
  /** Code of the group it is listed under. */
  group: string
  /** The path of its page, composed of the slugs of its category and group. */
  slug: string
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
  byHandle: Map<string, CatalogEntry>
  bySku: Map<number, { sku: SnapshotSku; entry: CatalogEntry }>
  byDocument: Map<DocumentId, CatalogEntry>
  storeStock: Map<DocumentId, SnapshotSku['stores']>
  brands: BrandDocument[]
  /** Categories and groups by their code. */
  categories: Map<string, CategoryDocument>
  /** The names of all editors' pictures, those of drafts too. */
  pictures: Set<string>
  /** What listings show, by article number. */
  listed: Map<number, Listed>
  /** Between these instants (ms) the prices hold. */
  pricedFrom: number
  pricedUntil: number
  /** When the SKU that was changed last was changed (ms). */
  skusReadAt: number
  /** The highest number of a SKU. */
  newestSku: number
}

declare global {
  /** The snapshot of each open shop. Lives here because the bundles share no module state. */
  var catalogSnapshots: WeakMap<Payload, CatalogSnapshot> | undefined
}

/** The snapshots of this process, by the shop they are of. */
export function snapshots(): WeakMap<Payload, CatalogSnapshot> {
  return (globalThis.catalogSnapshots ??= new WeakMap())
}

/** The category of goods that pages show; nothing for lenses that are sold with a frame only. */
export function shownCategory({ about }: CatalogEntry): CategoryId | undefined {
  return Object.hasOwn(groupKinds, about.category) ? (about.category as CategoryId) : undefined
}
