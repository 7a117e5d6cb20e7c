import { declareReturn } from '#contracts/withdrawals.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfOrder } from '#plugins/orders/buyer/own-orders.ts'
import { makeReturn, returnView } from '../returns.ts'

/** `POST /api/account/orders/:number/return`: a customer withdraws from rows of an own order. */
export const declareReturnEndpoint = endpoint(
  declareReturn,
  {
    who: 'customer',
    ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' },
    limit: 'withdrawal',
    idempotency: 'handler',
  },
  async (asked, req) => ({ return: returnView(await makeReturn(req, customerCaller(req).id, asked)) }),
)
