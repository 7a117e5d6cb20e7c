import { getClaims } from '#contracts/insurance.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfOrder } from '#plugins/orders/buyer/own-orders.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { claimView, pairsOf } from '../claim.ts'
import { claimsOfOrder } from '../repository.ts'

/** `GET /api/account/orders/:number/claims`: what of an order may be claimed for, and what was. */
export const getClaimsEndpoint = endpoint(
  getClaims,
  { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } },
  async ({ number }, req) => {
    const claims = await claimsOfOrder(req, number)
    return { pairs: await pairsOf(req, await orderNumbered(req, number)), claims: claims.map(claimView) }
  },
)
