import type { Endpoint } from 'payload'
import { getCartHandover, getOfferedCart, handOverCart, takeCartHandover } from '#contracts/cart-handovers.ts'
import { cartAnswer } from '#plugins/cart/priced-cart.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { handOver, offeredCart, ownHandover, takeHandover } from '../hand-over-cart.ts'

/** Carts go from a shopper to a store, and back. */
export const cartHandoverEndpoints: Endpoint[] = [
  endpoint(getCartHandover, { who: 'anyone' }, async (_, req) => ({ handover: await ownHandover(req) })),
  endpoint(handOverCart, { who: 'shopper', idempotency: 'handler' }, async (_, req) => ({
    handover: await handOver(req),
  })),
  endpoint(getOfferedCart, { who: 'anyone', ownedBy: 'bearer' }, async ({ code }, req) => ({
    offered: await offeredCart(req, code),
  })),
  endpoint(takeCartHandover, { who: 'shopper', idempotency: 'handler' }, async (wish, req) => {
    const { cart, isPartial } = await takeHandover(req, wish)
    return { ...(await cartAnswer(req, shopperIdOf(req), cart, { noCheckoutInfo: true })), isPartial }
  }),
]
