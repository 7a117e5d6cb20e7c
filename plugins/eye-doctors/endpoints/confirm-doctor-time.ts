import { confirmDoctorTime } from '#contracts/eye-doctors.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookingView } from '../booking-view.ts'
import { confirmTime } from '../confirm.ts'
import { bookingOfToken } from '../of-token.ts'

/** `POST /api/eye-doctor/of/:token/confirm`: the held time is booked with the provider. */
export const confirmDoctorTimeEndpoint = endpoint(
  confirmDoctorTime,
  { who: 'shopper', ownedBy: 'bearer', limit: 'eye doctor', idempotency: 'handler' },
  async ({ token, patient }, req) => ({
    booking: bookingView(await confirmTime(req, await bookingOfToken(req, token), patient)),
  }),
)
