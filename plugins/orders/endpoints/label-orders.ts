import { labelOrders } from '#contracts/order-handling.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { labelsOf } from '../book-labels.ts'

/** `POST /api/order/labels`: the carriers' labels of many orders. Repeated, it prints the same ones. */
export const labelOrdersEndpoint = endpoint(
  labelOrders,
  { who: ORDER_STAFF, idempotency: 'none' },
  async ({ numbers }, req) => labelsOf(req, numbers),
)
