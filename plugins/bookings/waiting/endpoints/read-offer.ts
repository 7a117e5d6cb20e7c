import { readOffer } from '#contracts/waiting-list.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { readOfferOf } from '../answer-offer.ts'

/** `GET /api/booking/offer/:token`: what an offer’s link opens now. */
export const readOfferEndpoint = endpoint(readOffer, { who: 'anyone', ownedBy: 'bearer' }, ({ token }, req) =>
  readOfferOf(req, token),
)
