import type { Availability, FrameForm, FrameSpecification, LensPackage } from '#contracts/catalog.ts'
import type { LensFacts, LensSeat, LensTint } from '#contracts/ground-lenses.ts'
import type { VatRate } from '#contracts/money.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'
import type { PricePart, PublicationStatus } from '#contracts/price.ts'
import type { StockedSku } from './stock-status.ts'

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
  /** What of a frame decides which lenses; null where it takes none. */
  lensSeat: LensSeat | null
  /** Of a frame in this size, in millimeters. */
  lensHeight: number | null
  /** Of a frame: how its lenses are cut in this size; null where that is not known. */
  lensCut: (Pick<FrameSpecification, 'lensWidth' | 'lensHeight' | 'noseBridge'> & Pick<FrameForm, 'shape'>) | null
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
  /** What of a lens package decides into which frames; null for everything else. */
  lensFacts: LensFacts | null
  /** Values of a contact lens; null for everything else. */
  parameters: LensParameters | null
}

/** Whether lenses of this kind are ground by a prescription: all but those without power. */
export function needsPrescription(kind: LensPackage['kind'] | null): boolean {
  return kind !== null && kind !== 'non-prescription'
}

/**
 * The goods with the availability of this many pieces: from stock, or all from their maker where stock is too low. Goods
 * not made to order are unchanged, since their pieces are counted only when they are reserved.
 *
 * @param pieces of the SKU over all rows of the cart.
 */
export function goodsForPieces(goods: Goods, pieces: number): Goods {
  const { toOrder } = goods
  if (!toOrder) return goods
  return pieces > toOrder.pieces
    ? { ...goods, availability: 'supplier_order', leadTimeDays: toOrder.leadTimeDays }
    : { ...goods, availability: 'in_stock', leadTimeDays: 0 }
}

/**
 * Stock of the combinations that are made to order and have no SKU yet: never sold out, and sold where any of these SKUs
 * is. Without SKUs it is sold everywhere.
 */
export function madeToOrder(skus: readonly StockedSku[]): StockedSku {
  const isFirst = skus.length === 0
  return {
    stock: 0,
    isSupplierOrder: true,
    sellsOnline: isFirst || skus.some(({ sellsOnline }) => sellsOnline),
    sellsInStores: isFirst || skus.some(({ sellsInStores }) => sellsInStores),
  }
}
