import type { Availability, LensPackage } from '#contracts/catalog.ts'
import type { LensTint } from '#contracts/ground-lenses.ts'
import type { PricePart, PublicationStatus } from '#contracts/price.ts'
import type { VatRate } from '#contracts/money.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'

/** One SKU as it is bought: everything that a cart, a checkout and an order need from the catalog. */
export interface Goods {
  skuId: number
  articleId: number
  /** Name as a receipt has it, brand first. */
  articleDescription: string
  /** Path of the product page below `/`; for ground lenses the handle of their package. */
  slug: string
  /** A `CategoryId`, or that of ground lenses, which have no page. */
  category: string
  brand: string
  /** Color and size in words; empty where there is none. */
  variety: string
  media: { md: string; alt: string }
  price: Pick<PricePart, 'amount' | 'ordinaryPrice' | 'lowestPrice30d' | 'isCampaign'>
  /** Of one piece in a subscription, by a history of its own; null where it is not sold so. */
  subscriptionPrice: Goods['price'] | null
  publicationStatus: PublicationStatus
  /** False for what staff of a store may not sell to whom they serve, such as what only the web has. */
  isForStores: boolean
  availability: Availability
  /** Working days until it can leave us. */
  leadTimeDays: number
  /** Supplier order: pieces in stock, and working days for more. Null for goods sold from stock only. */
  toOrder: { pieces: number; leadTimeDays: number } | null
  /** Lenses can be ground for it. */
  takesLenses: boolean
  /** Of a frame: its lenses may be tinted. */
  isTintable: boolean
  isLensPackage: boolean
  /** Of a lens package: the tints it offers. */
  tints: LensTint[]
  needsFitting: boolean
  /** Made for these eyes, so that it cannot be returned (KSL 6:16). */
  isMadeToMeasure: boolean
  isSealed: boolean
  vatRate: VatRate
  /** Powers that can be ground, in diopters of the minus form; null for all but lens packages. */
  bounds: LensPackage['bounds'] | null
  lensKind: LensPackage['kind'] | null
  /** Values of a contact lens; null for everything else. */
  parameters: LensParameters | null
}
