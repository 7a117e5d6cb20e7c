import { holdDoctorTime } from '#contracts/eye-doctors.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { bookingView } from '../booking-view.ts'
import { holdTime } from '../hold.ts'

/** `POST /api/eye-doctor/hold`: a time is held for this browser. */
export const holdDoctorTimeEndpoint = endpoint(
  holdDoctorTime,
  { who: 'shopper', limit: 'eye doctor', idempotency: 'handler' },
  async ({ time }, req) => ({ booking: bookingView(await holdTime(req, time)) }),
)
