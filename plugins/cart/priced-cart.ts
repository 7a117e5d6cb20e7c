import type { PayloadRequest } from 'payload'
import type { Cart, CartAnswer, CartLine, CheckoutConfig, MonthlyWay } from '#contracts/cart.ts'
import { pricedCart } from '#domain/cart/priced-cart.ts'
import { offeredPaymentMethods } from '#domain/payments/methods.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { deliveryMethods } from '#plugins/deliveries/repository.ts'
import { findDiscount } from '#plugins/discounts/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { hook } from '#plugins/kit/hook.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import type { StoredCart } from './repository.ts'

/** How the glasses among rows of a cart could be had by the month. */
type FindMonthlyWay = (req: PayloadRequest, items: readonly CartLine[]) => Promise<MonthlyWay | undefined>

/** Finds it, for the answer that the cart is drawn from. */
export const monthlyWays = hook<FindMonthlyWay>('monthly ways')

/** The shopper's cart with today's prices, stock and discount on it, its goods named in the language of the request. */
export async function pricedCartOf(
  req: PayloadRequest,
  shopperId: string,
  { lines, discountCode }: StoredCart,
): Promise<Cart> {
  const language = languageOf(req)
  const goods = await goodsOf(
    req,
    lines.map(({ skuId }) => skuId),
    shopperId,
    language,
  )
  const discount = discountCode ? await findDiscount(req, discountCode, shopperId) : null
  return pricedCart(lines, goods, discountCode ? { code: discountCode, discount } : null, today(), language)
}

/** The response of every cart endpoint. */
export async function cartAnswer(
  req: PayloadRequest,
  shopperId: string,
  cart: StoredCart,
  { noCheckoutInfo }: { noCheckoutInfo?: boolean | undefined } = {},
): Promise<CartAnswer> {
  const priced = await pricedCartOf(req, shopperId, cart)
  const monthlyWay = await monthlyWays.only(req)?.(req, priced.items)
  const cartHead = { cart: { ...priced, ...(monthlyWay && { monthlyWay }) }, shopperId, version: cart.version }
  return noCheckoutInfo ? { cartHead } : { cartHead, checkoutConfig: await checkoutConfig(req) }
}

export async function checkoutConfig(req: PayloadRequest): Promise<CheckoutConfig> {
  return { deliveryMethods: await deliveryMethods(req), paymentMethods: offeredPaymentMethods() }
}
