import { cancelDoctorBooking } from '#contracts/eye-doctors.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookingView } from '../booking-view.ts'
import { cancelVisit } from '../cancel.ts'
import { bookingOfToken } from '../of-token.ts'

/** `POST /api/eye-doctor/of/:token/cancel`: the visit is canceled with the provider. */
export const cancelDoctorBookingEndpoint = endpoint(
  cancelDoctorBooking,
  { who: 'shopper', ownedBy: 'bearer', limit: 'eye doctor', idempotency: 'handler' },
  async ({ token }, req) => ({ booking: bookingView(await cancelVisit(req, await bookingOfToken(req, token))) }),
)
