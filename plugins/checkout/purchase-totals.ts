import type { Cart } from '#contracts/cart.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import { deliveryPrice } from '#domain/deliveries/delivery-price.ts'
import { giftCardShare } from '#domain/giftcards/ledger.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { today } from '#plugins/kit/clock.ts'

/** The cart's rows with delivery among them, where anything is carried, and what a gift card of this balance pays of it. */
export function purchaseTotals(cart: Cart, method: DeliveryMethod, balance: Cents): Totals {
  const amount = deliveryPrice(method, cart)
  const delivery = { kind: 'delivery' as const, amount, vatRate: vatRateOn(today()) }
  const rows = method.kind === 'mail' ? cart.totals.rows : [...cart.totals.rows, delivery]
  return totalsOf(rows, giftCardShare(totalsOf(rows, 0).totalCost, balance))
}
