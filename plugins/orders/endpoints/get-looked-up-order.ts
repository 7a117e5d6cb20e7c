import { getLookedUpOrder } from '#contracts/orders.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { orderNumberFrom } from '../order-links.ts'
import { orderView } from '../order-view.ts'
import { orderNumbered } from '../repository.ts'

/** `GET /api/order/lookup/:token`: the order behind a mailed link. */
export const getLookedUpOrderEndpoint = endpoint(
  getLookedUpOrder,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => ({
    order: orderView(await orderNumbered(req, orderNumberFrom(token)), true),
  }),
)
