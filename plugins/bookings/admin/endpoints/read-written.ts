import { readWritten } from '#contracts/booking-handling.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { openedPrescription } from '#plugins/prescriptions/repository.ts'
import { openWritten } from '../open-written.ts'

/** `POST /api/booking/desk/:number/read`: what was prescribed and measured at a visit, and how it was corrected. */
export const readWrittenEndpoint = endpoint(
  readWritten,
  { who: OPTICIANS, idempotency: 'none' },
  async (asked, req) => {
    const { stored } = await openWritten(req, asked, 'visit')
    return { prescription: await openedPrescription(req, stored) }
  },
)
