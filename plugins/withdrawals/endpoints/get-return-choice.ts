import { getReturnChoice } from '#contracts/withdrawals.ts'
import { isWithBuyer } from '#domain/orders/row-pieces.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfOrder } from '#plugins/orders/buyer/own-orders.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { returnChoice } from '../returns.ts'

/** `GET /api/account/orders/:number/return`: what of an order may be returned, and until when. */
export const getReturnChoiceEndpoint = endpoint(
  getReturnChoice,
  { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } },
  async ({ number }, req) => {
    const order = await orderNumbered(req, number)
    return { rows: await returnChoice(req, order), isWithUs: !isWithBuyer(order) }
  },
)
