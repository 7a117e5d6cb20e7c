import { claimInsurance } from '#contracts/insurance.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfOrder } from '#plugins/orders/buyer/own-orders.ts'
import { claim, claimView } from '../claim.ts'

/** `POST /api/account/orders/:number/claim`: a member's glasses have broken. */
export const claimInsuranceEndpoint = endpoint(
  claimInsurance,
  {
    who: 'customer',
    ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' },
    limit: 'prescription file',
  },
  async (asked, req) => ({ claim: claimView(await claim(req, customerCaller(req).id, asked)) }),
)
