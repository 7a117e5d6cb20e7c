import { randomUUID } from 'node:crypto'
import { getCheckout } from '#contracts/checkout.ts'
import { allowedMethods } from '#domain/deliveries/allowed-methods.ts'
import { checkoutConfig, pricedCartOf } from '#plugins/cart/priced-cart.ts'
import { findCart } from '#plugins/cart/repository.ts'
import { ensureShopper } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { storesWithGoods } from '../stores-with-goods.ts'

/** `GET /api/checkout/view`: the data of the order form, and its idempotency key. */
export const getCheckoutEndpoint = endpoint(getCheckout, { who: 'anyone' }, async (_, req) => {
  const { shopperId } = ensureShopper(req)
  const cart = await pricedCartOf(req, shopperId, await findCart(req, shopperId))
  const config = await checkoutConfig(req)
  const ready = await storesWithGoods(req, cart.items)
  const stores = await listStores(req)
  return {
    cart,
    config: { ...config, deliveryMethods: allowedMethods(config.deliveryMethods, cart, '', languageOf(req)) },
    stores: stores.map(({ id, name, address, zip, city }) => {
      return { id, name, address: `${address}, ${zip} ${city}`, hasAll: ready.has(id) }
    }),
    hasMadeToMeasure: cart.items.some(({ isMadeToMeasure }) => isMadeToMeasure),
    needsFitting: cart.items.some(({ needsFitting }) => needsFitting),
    key: randomUUID(),
  }
})
