import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents } from '#contracts/money.ts'

/**
 * What it costs to send goods of this worth, in cents.
 *
 * @param goods goods and lens work after the discount, since that is what the shopper buys for.
 */
export function deliveryPrice({ price, freeFrom }: Pick<DeliveryMethod, 'price' | 'freeFrom'>, goods: Cents): Cents {
  return freeFrom !== null && goods >= freeFrom ? 0 : price
}
