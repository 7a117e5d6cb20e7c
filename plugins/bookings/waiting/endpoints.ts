import {
  declineOffer,
  leaveWaiting,
  listWaiting,
  putOnWaiting,
  readOffer,
  takeOffer,
  takeOffWaiting,
} from '#contracts/waiting-list.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertAttendTo } from '../admin/admin-scope.ts'
import { declineOfferOf, leaveList, readOfferOf, takeOfferOf } from './answer-offer.ts'
import { putOn, removeFromList, waitingPersons } from './waiting-admin.ts'

/** `POST /api/booking/offer/:token/decline`: leaves the offered time to the next. */
const declineOfferEndpoint = endpoint(
  declineOffer,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => declineOfferOf(req, token),
)

/** `POST /api/booking/offer/:token/leave`: leaves the waiting list. */
const leaveWaitingEndpoint = endpoint(
  leaveWaiting,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => leaveList(req, token),
)

/** `GET /api/booking/desk/waiting`: the waiting list of a store. */
const listWaitingEndpoint = endpoint(listWaiting, { who: EXAM_STAFF }, async ({ store }, req) => {
  await assertAttendTo(req, store)
  return { waiting: await waitingPersons(req, store) }
})

/** `POST /api/booking/desk/waiting`: puts a person on the waiting list of a store. */
const putOnWaitingEndpoint = endpoint(putOnWaiting, { who: EXAM_STAFF }, async (asked, req) => {
  await assertAttendTo(req, asked.store)
  return { number: await putOn(req, asked) }
})

/** `GET /api/booking/offer/:token`: what an offer’s link opens now. */
const readOfferEndpoint = endpoint(readOffer, { who: 'anyone', ownedBy: 'bearer' }, ({ token }, req) =>
  readOfferOf(req, token),
)

/** `POST /api/booking/desk/waiting/:number/remove`: takes a person off the list. */
const takeOffWaitingEndpoint = endpoint(
  takeOffWaiting,
  { who: EXAM_STAFF, idempotency: 'handler' },
  async ({ number }, req) => {
    await removeFromList(req, number)
    return { isRemoved: true as const }
  },
)

/** `POST /api/booking/offer/:token/take`: books the offered time, once. */
const takeOfferEndpoint = endpoint(
  takeOffer,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  ({ token }, req) => takeOfferOf(req, token),
)

/** The endpoints of the waiting list. */
export const waitingEndpoints = [
  listWaitingEndpoint,
  putOnWaitingEndpoint,
  takeOffWaitingEndpoint,
  readOfferEndpoint,
  takeOfferEndpoint,
  declineOfferEndpoint,
  leaveWaitingEndpoint,
]
