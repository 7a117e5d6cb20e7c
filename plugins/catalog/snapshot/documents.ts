import type { Payload } from 'payload'
import type { ArticleCard, FrameForm, FrameSpecification, LensPackage, Specification } from '#contracts/catalog.ts'
import type { LensChoice } from '#contracts/contact-lenses.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'
import type { DatedPrice } from '#domain/catalog/dated-price.ts'

/** The database id of a document. It stays within this folder. */
export type DocumentId = number | string

/** A category, or one of its groups. */
export interface CategoryDocument {
  id: DocumentId
  code: string
  kind: 'category' | 'sport' | 'lens_type' | 'item'
  slug: string
  formerSlugs: string[] | null
  title: string
  intro: string | null
  description: string | null
}

export interface BrandDocument {
  id: DocumentId
  slug: string
  formerSlugs: string[] | null
  name: string
  tagline: string
  story: string
  maker: { name: string; street: string; zip: string; city: string; country: string; email: string }
}

export interface ArticleDocument {
  id: DocumentId
  number: number
  handle: string
  name: string
  category: string
  sport: string | null
  item: string | null
  brand: DocumentId
  rank: number
  description: string
  warnings: string
  pictures: DocumentId[] | null
  flags: ArticleCard['flags'] | null
  packageAmount: number | null
  ce: boolean | null
  udi: string | null
  isSealed: boolean | null
  model: string | null
  color: string | null
  colorFamily: string | null
  swatch: string[] | null
  shape: FrameForm['shape'] | null
  rim: FrameForm['rim'] | null
  frameMaterial: FrameForm['material'] | null
  rimWidth: number | null
  weight: number | null
  suitableFor: string[] | null
  collection: string | null
  takesLenses: boolean | null
  isTintable: boolean | null
  isPolarized: boolean | null
  filterCategory: number | null
  /** Percent of the light that a tinted lens lets through. */
  transmission: number | null
  lensType: Specification['lensType'] | null
  design: string | null
  lensMaterial: string | null
  waterContent: number | null
  oxygen: number | null
  hasUvFilter: boolean | null
  lensChoice: LensChoice | null
  contents: string | null
  lensKind: LensPackage['kind'] | null
  refractiveIndex: string | null
  includes: string[] | null
  bounds: LensPackage['bounds'] | null
  needsFitting: boolean | null
  tints: LensPackage['tints'] | null
  updatedAt: string
}

export interface SkuDocument {
  id: DocumentId
  number: number
  article: DocumentId
  size: string | null
  measures: FrameSpecification | null
  parameters: LensParameters | null
  stock: number
  holds: Record<string, number> | null
  sellsOnline: boolean | null
  sellsInStores: boolean | null
  isSupplierOrder: boolean | null
  leadTimeDays: number
  updatedAt: string
}

export interface PriceDocument extends DatedPrice {
  article: DocumentId
  kind: 'unit' | 'subscription'
}

export interface StoreStockDocument {
  sku: DocumentId
  store: DocumentId
  pieces: number
}

export interface MediaDocument {
  id: DocumentId
  filename: string
  alt: string
}

/** Every document of a collection, straight from the database, without joins. */
export async function readAll<T>(payload: Payload, collection: string, where = {}): Promise<T[]> {
  const query = {
    collection,
    where,
    pagination: false,
    limit: 0,
    sort: 'id',
    joins: false,
  }
  const { docs } = await payload.db.find(query as unknown as Parameters<typeof payload.db.find>[0])
  return docs as T[]
}
