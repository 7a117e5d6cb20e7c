import type { GiftCardWish, LensConfiguration, PrescriptionComes, SubscriptionInterval } from '#contracts/cart.ts'
import type { ArticleId, SkuId } from '#contracts/catalog.ts'
import type { GlassesPrescription, LensParameters } from '#contracts/prescriptions.ts'

/**
 * One row of a cart as stored: what the shopper wants to buy, without its price.
 *
 * Price, name, picture and stock belong to the catalog and are put on by `pricedCart` each time the
 * cart is read, so that a stored cart never shows an old price. The fields are spelled as on the wire.
 */
export interface StoredLine {
  /** Names this row within its cart, for as long as it stands there. */
  ref: string
  /** The row of the frame these lenses are ground for. */
  parentRef: string | null
  skuId: SkuId
  parentSkuID: SkuId | null
  articleId: ArticleId
  /** Pieces, 1–12. Lenses ground for a frame hold as many as their frame. */
  quantity: number
  /** Contact lenses: which eye they are for. */
  eye: 'right' | 'left' | null
  /** Contact lenses: the combination that was chosen. */
  parameters: LensParameters | null
  prescriptionGlasses: GlassesPrescription | null
  /** How the prescription comes, where its values are not known yet. Left out of carts that are older than this. */
  prescriptionComes?: PrescriptionComes | null
  /** The ref of the photographed prescription. */
  prescriptionFile?: string | null
  lensConfiguration: LensConfiguration | null
  subscriptionInterval: SubscriptionInterval | null
  /** Why the optician should look twice, as `unusualValues` names it. */
  unusual: string[]
  /** Contact lenses: day of the exam, if the shopper gave it. ISO day. */
  examinedOn: string | null
  /** A gift card that is bought. Left out of all other rows. */
  giftCard?: GiftCardWish
}
