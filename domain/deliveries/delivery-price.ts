import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import { goodsWorth } from '#domain/money/totals.ts'

/** What decides on the price of a delivery. A cart of the contract is one. */
interface Load {
  items: readonly { subscriptionInterval: string | null }[]
  totals: Pick<Totals, 'rows' | 'totalCost'>
}

/**
 * Delivery price of a cart, in cents, by what its goods and lens work cost after the discount, since that is what the shopper
 * pays for. Where something in it comes by subscription, the parcel costs nothing.
 */
export function deliveryPrice(method: Pick<DeliveryMethod, 'price' | 'freeFrom'>, { items, totals }: Load): Cents {
  if (items.some(({ subscriptionInterval }) => subscriptionInterval !== null)) return 0
  return priceAlone(method, goodsWorth(totals))
}

/** The methods by which a parcel travels. */
export function carriedMethods(methods: readonly DeliveryMethod[]): DeliveryMethod[] {
  return methods.filter(({ kind }) => kind === 'home' || kind === 'pickup_point')
}

/** Delivery price of goods worth this much, with nothing beside them. */
export function priceAlone({ price, freeFrom }: Pick<DeliveryMethod, 'price' | 'freeFrom'>, worth: Cents): Cents {
  return freeFrom !== null && worth >= freeFrom ? 0 : price
}
