import type { PriceTag } from '#contracts/cart.ts'
import type { ArticleId, Availability, LensPackage, PublicationStatus, SkuId } from '#contracts/catalog.ts'
import type { VatRate } from '#contracts/money.ts'

/**
 * Everything a row of the cart needs of the catalog about one SKU.
 *
 * The catalog's repository gives it; the rules of the cart read it and nothing else of an article.
 */
export interface Goods {
  skuId: SkuId
  articleId: ArticleId
  /** The name as the shopper reads it. */
  articleDescription: string
  slug: string
  category: string
  brand: string
  /** Color and size in words; empty where there is none. */
  variety: string
  media: { md: string; alt: string }
  /** For one piece, today. */
  price: PriceTag
  /** Of the unit price (specification §4): only 20 can be bought online. */
  publicationStatus: PublicationStatus
  availability: Availability
  /** Working days the maker or the grinding takes. Pieces from our own shelf take one, whatever stands here. */
  leadTimeDays: number
  allowSubscription: boolean
  /** A frame that lenses are ground for. */
  takesLenses: boolean
  /** Ground lenses, sold only with a frame. */
  isLensPackage: boolean
  /** The lens is fitted on the wearer's face, so the order is collected in a store. */
  needsFitting: boolean
  /**
   * Made for one wearer by itself, so that it cannot be returned (KSL 6:16). Ground lenses and the
   * frames they are ground for are so without being told. Contact lenses are not: a sealed box can
   * be sold again, also when it was ordered from its maker.
   */
  isMadeToMeasure: boolean
  vatRate: VatRate
  /** Lens packages: diopters that can be ground, minus-cylinder form. */
  bounds?: LensPackage['bounds']
  /** Lens packages: what they are for. */
  lensKind?: LensPackage['kind']
  /** Lens packages: whether they can be colored. Absent means no. */
  isTintable?: boolean
}

/** Whether these are contact lenses, which need an eye and a prescription to be named. */
export function areContactLenses({ category }: Pick<Goods, 'category'>): boolean {
  return category === 'piilolinssit'
}
