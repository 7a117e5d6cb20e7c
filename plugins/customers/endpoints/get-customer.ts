import { getCustomer } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { customerView, signedInAs } from '../repository.ts'

/** `GET /api/account/customer`: the customer who is signed in. */
export const getCustomerEndpoint = endpoint(getCustomer, { who: 'customer' }, async (_, req) => ({
  customer: customerView(...(await signedInAs(req))),
}))
