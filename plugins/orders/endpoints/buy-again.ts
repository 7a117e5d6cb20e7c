import { buyAgain } from '#contracts/my-orders.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { buyOrderAgain } from '../buy-order-again.ts'
import { ownerOfOrder } from '../own-orders.ts'
import { orderNumbered } from '../repository.ts'

/** `POST /api/account/orders/:number/buy-again`: what can still be bought goes into the cart. */
export const buyAgainEndpoint = endpoint(
  buyAgain,
  { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } },
  async ({ number }, req) => buyOrderAgain(req, await orderNumbered(req, number)),
)
