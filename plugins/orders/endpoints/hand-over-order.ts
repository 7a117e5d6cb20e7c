import { handOverOrder } from '#contracts/order-handling.ts'
import { PICKUP_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { handOver } from '../pickups.ts'

/** `POST /api/order/:number/hand-over`: what lay ready in a store was collected. */
export const handOverOrderEndpoint = endpoint(handOverOrder, { who: PICKUP_STAFF }, async ({ number }, req) => ({
  state: (await handOver(req, number)).state,
}))
