import { listMyOrders } from '#contracts/my-orders.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ordersOf } from '../own-orders.ts'

/** `GET /api/account/orders`: the orders of the customer who is signed in. */
export const listMyOrdersEndpoint = endpoint(listMyOrders, { who: 'customer' }, (question, req) =>
  ordersOf(req, customerCaller(req).id, question),
)
