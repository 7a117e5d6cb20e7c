import { correctWritten as route } from '#contracts/booking-handling.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { openedPrescription } from '#plugins/prescriptions/repository.ts'
import { correctWritten } from '../correct-written.ts'

/** `POST /api/booking/desk/:number/correct`: a correction is added, and nothing is overwritten. */
export const correctWrittenEndpoint = endpoint(
  route,
  { who: OPTICIANS, idempotency: 'handler-by-key' },
  async (asked, req) => ({
    prescription: await openedPrescription(req, await correctWritten(req, asked)),
  }),
)
