import type { Cents } from '#contracts/money.ts'
import type { Price, PricePart } from '#contracts/price.ts'

/** The sums on a price tag, in cents. */
export interface PriceTag {
  amount: Cents
  /** The lowest price of the 30 days before the campaign: the only sum that may be struck through. */
  struckThrough: Cents | null
  /** Whole percents below the struck sum, rounded down so that no more is promised than is given. */
  percentOff: number | null
  /** Shown as "Normaalihinta", not struck through and without a percentage, where it is above every other sum. */
  ordinaryPrice: Cents | null
}

/** The price tag of a price, for card, product page and cart. */
export function priceTag(
  price: Pick<PricePart, 'amount' | 'isCampaign' | 'lowestPrice30d' | 'ordinaryPrice'>,
): PriceTag {
  const { amount, isCampaign, lowestPrice30d, ordinaryPrice } = price
  const struckThrough = isCampaign && lowestPrice30d !== null && lowestPrice30d > amount ? lowestPrice30d : null
  return {
    amount,
    struckThrough,
    percentOff: struckThrough && Math.floor(((struckThrough - amount) * 100) / struckThrough),
    ordinaryPrice: ordinaryPrice !== null && ordinaryPrice > (struckThrough ?? amount) ? ordinaryPrice : null,
  }
}

/** A price tag, and the way to buy it is for. */
interface ShownPrice extends PriceTag {
  kind: 'unit' | 'subscription'
}

/**
 * The price to show: for one piece, or in a store, where one can subscribe, by subscription (specification §4).
 */
export function shownPrice({ unit, subscription }: Price, isStore = false): ShownPrice {
  const kind = isStore && subscription.publicationStatus !== 0 ? 'subscription' : 'unit'
  return { kind, ...priceTag(kind === 'unit' ? unit : subscription) }
}
