import type { Price, PricePart } from '#contracts/price.ts'
import type { Cents } from '#contracts/money.ts'

/** What a price tag says. Amounts in cents. */
export interface ShownPrice {
  kind: 'unit' | 'subscription'
  amount: Cents
  /** The lowest price of the 30 days before the campaign: the only sum that may be struck through. */
  struckThrough: Cents | null
  /** Whole percents below the struck sum, rounded down so that no more is promised than is given. */
  percentOff: number | null
  /** Said as "Normaalihinta", without a strike and without a percentage. */
  ordinaryPrice: Cents | null
}

/**
 * The price to show: for one piece, or in a store, where one can subscribe, by subscription (specification §4).
 */
export function shownPrice({ unit, subscription }: Price, isStore = false): ShownPrice {
  const kind = isStore && subscription.publicationStatus !== 0 ? 'subscription' : 'unit'
  const part = kind === 'unit' ? unit : subscription
  const struckThrough = reduction(part)
  return {
    kind,
    amount: part.amount,
    struckThrough,
    percentOff: struckThrough && Math.floor(((struckThrough - part.amount) * 100) / struckThrough),
    ordinaryPrice: part.ordinaryPrice !== null && part.ordinaryPrice > part.amount ? part.ordinaryPrice : null,
  }
}

function reduction({ isCampaign, lowestPrice30d, amount }: PricePart): Cents | null {
  return isCampaign && lowestPrice30d !== null && lowestPrice30d > amount ? lowestPrice30d : null
}
