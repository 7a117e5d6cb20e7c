import { declineOffer } from '#contracts/waiting-list.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { declineOfferOf } from '../answer-offer.ts'

/** `POST /api/booking/offer/:token/decline`: leaves the offered time to the next. */
export const declineOfferEndpoint = endpoint(
  declineOffer,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => declineOfferOf(req, token),
)
