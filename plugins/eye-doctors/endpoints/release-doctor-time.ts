import { releaseDoctorTime } from '#contracts/eye-doctors.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookingView } from '../booking-view.ts'
import { dropped } from '../hold.ts'
import { bookingOfToken } from '../of-token.ts'

/** `POST /api/eye-doctor/of/:token/release`: a held time is given back; what is no longer held stays as it is. */
export const releaseDoctorTimeEndpoint = endpoint(
  releaseDoctorTime,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => {
    const booking = await bookingOfToken(req, token)
    const gone = booking.state === 'held' ? await dropped(req, booking) : null
    return { booking: bookingView(gone ?? (await bookingOfToken(req, token))) }
  },
)
