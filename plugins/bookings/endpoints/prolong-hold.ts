import { prolongHold as route } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { holdView, prolongHold } from '../holds.ts'

/** `POST /api/booking/hold/:ref/prolong`: ten more minutes, once. */
export const prolongHoldEndpoint = endpoint(route, { who: 'shopper', ownedBy: 'bearer' }, async ({ ref }, req) => ({
  hold: await holdView(req, await prolongHold(req, ref)),
}))
