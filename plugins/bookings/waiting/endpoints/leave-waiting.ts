import { leaveWaiting } from '#contracts/waiting-list.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { leaveList } from '../answer-offer.ts'

/** `POST /api/booking/offer/:token/leave`: leaves the waiting list. */
export const leaveWaitingEndpoint = endpoint(
  leaveWaiting,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => leaveList(req, token),
)
