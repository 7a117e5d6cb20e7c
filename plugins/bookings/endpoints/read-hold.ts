import { readHold } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { holdView, assertFindHold } from '../holds.ts'

/** `GET /api/booking/hold/:ref`: a hold, for the browser that knows its secret. */
export const readHoldEndpoint = endpoint(readHold, { who: 'anyone', ownedBy: 'bearer' }, async ({ ref }, req) => ({
  hold: await holdView(req, await assertFindHold(req, ref)),
}))
