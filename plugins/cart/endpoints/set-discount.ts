import { setDiscount } from '#contracts/cart.ts'
import { discountOn } from '#domain/discounts/discount.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDiscount } from '#plugins/discounts/repository.ts'
import { shopperIdOf } from '#plugins/kit/caller.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { goodsCost } from '#domain/cart/goods-cost.ts'
import { cartAnswer, pricedCartOf } from '../priced-cart.ts'
import { changeCart, findCart } from '../repository.ts'

/** `POST /api/cart/discount`: tries a code on the cart and keeps it if it serves. Codes are not to be guessed. */
export const setDiscountEndpoint = endpoint(
  setDiscount,
  { who: 'shopper', keepsItsKey: true, limit: 'discount' },
  async ({ code, ...terms }, req) => {
    const shopperId = shopperIdOf(req)
    const discount = code.trim() ? await findDiscount(req, code) : null
    if (code.trim() && !discount) throw new Refusal('discount.unknown')
    if (discount) discountOn(goodsCost(await pricedCartOf(req, await findCart(req, shopperId))), discount, today())
    const cart = await changeCart(req, shopperId, (open) => ({ ...open, discountCode: discount?.code ?? null }))
    return cartAnswer(req, shopperId, cart, terms)
  },
)
