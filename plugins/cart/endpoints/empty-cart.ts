import { emptyCart } from '#contracts/cart.ts'
import { shopperIdOf } from '#plugins/kit/caller.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { cartAnswer } from '../priced-cart.ts'
import { changeCart } from '../repository.ts'

/** `POST /api/cart/empty`: everything out, the discount code included. */
export const emptyCartEndpoint = endpoint(emptyCart, { who: 'shopper', keepsItsKey: true }, async (_, req) => {
  const shopperId = shopperIdOf(req)
  const cart = await changeCart(req, shopperId, () => ({ lines: [], discountCode: null }))
  return cartAnswer(req, shopperId, cart)
})
