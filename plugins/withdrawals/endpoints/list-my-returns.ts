import { listMyReturns } from '#contracts/withdrawals.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { returnsOf } from '../repository.ts'
import { returnView } from '../returns.ts'

/**
 * `GET /api/account/returns`: the returns of the customer who is signed in, or those of one of the customer's orders.
 */
export const listMyReturnsEndpoint = endpoint(listMyReturns, { who: 'customer' }, async ({ number }, req) => {
  const all = await returnsOf(req, customerCaller(req).id)
  return { returns: all.filter((one) => number === undefined || one.number === number).map(returnView) }
})
