import { setQuantity } from '#contracts/cart.ts'
import { changeQuantity } from '#domain/cart/change-quantity.ts'
import { shopperIdOf } from '#plugins/kit/caller.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { cartAnswer } from '../priced-cart.ts'
import { changeCart } from '../repository.ts'

/** `POST /api/cart/quantity`: the plus and minus buttons of the cart drawer. */
export const setQuantityEndpoint = endpoint(setQuantity, { who: 'shopper', keepsItsKey: true }, async (change, req) => {
  const shopperId = shopperIdOf(req)
  const cart = await changeCart(req, shopperId, ({ lines, ...rest }) => ({
    ...rest,
    lines: changeQuantity(lines, change),
  }))
  return cartAnswer(req, shopperId, cart, change)
})
