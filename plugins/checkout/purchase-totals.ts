import type { Cart } from '#contracts/cart.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import { deliveryPrice } from '#domain/deliveries/delivery-price.ts'
import { giftCardShare } from '#domain/giftcards/share-paid.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { today } from '#plugins/kit/clock.ts'

/** The cart's rows with delivery among them, and what a gift card of this balance pays of it. */
export function purchaseTotals(cart: Cart, method: DeliveryMethod, balance: Cents): Totals {
  const delivery = {
    kind: 'delivery' as const,
    amount: deliveryPrice(method, cart.totalCost),
    vatRate: vatRateOn(today()),
  }
  const rows = [...cart.totals.rows, delivery]
  const { totalCost } = totalsOf(rows, 0)
  return totalsOf(rows, giftCardShare(totalCost, balance))
}
