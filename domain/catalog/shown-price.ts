import type { Price } from '#contracts/price.ts'
import { priceTag, type PriceTag } from './price-tag.ts'

/** A price tag, and the way to buy it is for. */
export interface ShownPrice extends PriceTag {
  kind: 'unit' | 'subscription'
}

/**
 * The price to show: for one piece, or in a store, where one can subscribe, by subscription (specification §4).
 */
export function shownPrice({ unit, subscription }: Price, isStore = false): ShownPrice {
  const kind = isStore && subscription.publicationStatus !== 0 ? 'subscription' : 'unit'
  return { kind, ...priceTag(kind === 'unit' ? unit : subscription) }
}
