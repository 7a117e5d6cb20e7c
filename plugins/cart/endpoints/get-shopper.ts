import { getShopper } from '#contracts/cart.ts'
import { welcomeShopper } from '#plugins/kit/caller.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { cartAnswer } from '../priced-cart.ts'
import { findCart } from '../repository.ts'

/** `GET /api/site/shopper`: who is shopping, their token and cart. A visitor with nothing in it leaves no trace. */
export const getShopperEndpoint = endpoint(getShopper, { who: 'anyone' }, async ({ noCheckoutInfo }, req) => {
  const { shopperId, token } = welcomeShopper(req)
  const cart = await findCart(req, shopperId)
  return { token, ...(await cartAnswer(req, shopperId, cart, { noCheckoutInfo })) }
})
