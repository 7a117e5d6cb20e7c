import { rebook as route } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedByBooker } from '../booking-owner.ts'
import { bookingView } from '../booking-view.ts'
import { rebook, assertFindBooking } from '../change.ts'

/** `POST /api/booking/of/:number/rebook`: moves a booking to a held time. */
export const rebookEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: ownedByBooker, idempotency: 'handler' },
  async ({ number, hold }, req) => {
    const booking = await rebook(req, await assertFindBooking(req, number), hold)
    return { booking: await bookingView(req, booking) }
  },
)
