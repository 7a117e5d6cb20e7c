import { listMyRights } from '#contracts/my-orders.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { rightsOfCustomer } from '../own-orders.ts'

/** `GET /api/account/rights`: the rights of the customer who is signed in, order by order. */
export const listMyRightsEndpoint = endpoint(listMyRights, { who: 'customer' }, async (_, req) => ({
  orders: await rightsOfCustomer(req, customerCaller(req).id),
}))
