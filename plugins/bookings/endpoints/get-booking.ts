import { getBooking } from '#contracts/bookings.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedByBooker } from '../booking-owner.ts'
import { bookingView } from '../booking-view.ts'
import { assertFindBooking } from '../change.ts'

/** `GET /api/booking/of/:number`: a booking, for its customer or who has its link. */
export const getBookingEndpoint = endpoint(
  getBooking,
  { who: 'anyone', ownedBy: ownedByBooker },
  async ({ number }, req) => ({ booking: await bookingView(req, await assertFindBooking(req, number)) }),
)
