import { getDoctorBooking } from '#contracts/eye-doctors.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookingView } from '../booking-view.ts'
import { bookingOfToken } from '../of-token.ts'

/** `GET /api/eye-doctor/of/:token`: a held or booked time. */
export const getDoctorBookingEndpoint = endpoint(
  getDoctorBooking,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => ({ booking: bookingView(await bookingOfToken(req, token)) }),
)
