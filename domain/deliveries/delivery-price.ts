import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents } from '#contracts/money.ts'

/**
 * Delivery price for goods of this value, in cents.
 *
 * @param goods goods and lens work after the discount, since that is what the shopper pays for.
 */
export function deliveryPrice({ price, freeFrom }: Pick<DeliveryMethod, 'price' | 'freeFrom'>, goods: Cents): Cents {
  return freeFrom !== null && goods >= freeFrom ? 0 : price
}
