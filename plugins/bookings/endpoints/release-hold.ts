import { releaseHold as route } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { releaseHold } from '../holds.ts'

/** `POST /api/booking/hold/:ref/release`: gives the time back. */
export const releaseHoldEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ ref }, req) => {
    await releaseHold(req, ref)
    return { isReleased: true as const }
  },
)
