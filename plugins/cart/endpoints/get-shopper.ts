import { getShopper } from '#contracts/cart.ts'
import { ensureShopper } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { cartAnswer } from '../priced-cart.ts'
import { findCart } from '../repository.ts'

/** `GET /api/site/shopper`: the shopper's token and cart. Nothing is stored for a shopper without a cart. */
export const getShopperEndpoint = endpoint(getShopper, { who: 'anyone' }, async ({ noCheckoutInfo }, req) => {
  const { shopperId, token } = ensureShopper(req)
  const cart = await findCart(req, shopperId)
  return { token, ...(await cartAnswer(req, shopperId, cart, { noCheckoutInfo })) }
})
