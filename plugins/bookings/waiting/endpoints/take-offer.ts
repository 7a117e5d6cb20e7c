import { takeOffer } from '#contracts/waiting-list.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { takeOfferOf } from '../answer-offer.ts'

/** `POST /api/booking/offer/:token/take`: books the offered time, once. */
export const takeOfferEndpoint = endpoint(
  takeOffer,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => takeOfferOf(req, token),
)
