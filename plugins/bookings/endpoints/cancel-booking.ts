import { cancelBooking as route } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedByBooker } from '../booking-owner.ts'
import { bookingView } from '../booking-view.ts'
import { cancelByCustomer, assertFindBooking } from '../change.ts'

/** `POST /api/booking/of/:number/cancel`: cancels a booking. */
export const cancelBookingEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: ownedByBooker, idempotency: 'handler' },
  async ({ number }, req) => {
    const booking = await cancelByCustomer(req, await assertFindBooking(req, number))
    return { booking: await bookingView(req, booking) }
  },
)
