import type { PayloadRequest } from 'payload'
import type { Cart, CartAnswer, CheckoutConfig } from '#contracts/cart.ts'
import { pricedCart } from '#domain/cart/priced-cart.ts'
import { offeredPaymentMethods } from '#domain/payments/methods.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { deliveryMethods } from '#plugins/deliveries/repository.ts'
import { findDiscount } from '#plugins/discounts/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import type { StoredCart } from './repository.ts'

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
  const cartHead = { cart: await pricedCartOf(req, shopperId, cart), shopperId, version: cart.version }
  return noCheckoutInfo ? { cartHead } : { cartHead, checkoutConfig: await checkoutConfig(req) }
}

export async function checkoutConfig(req: PayloadRequest): Promise<CheckoutConfig> {
  return { deliveryMethods: await deliveryMethods(req), paymentMethods: offeredPaymentMethods() }
}
