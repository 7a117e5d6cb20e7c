import { exportWritten } from '#contracts/booking-handling.ts'
import { examBundle } from '#domain/prescriptions/exam-bundle.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { openedPrescription } from '#plugins/prescriptions/repository.ts'
import { examinedPerson, openWritten } from '../open-written.ts'

/** `POST /api/booking/desk/:number/export`: what the patient record of the chain takes in. */
export const exportWrittenEndpoint = endpoint(
  exportWritten,
  { who: OPTICIANS, idempotency: 'none' },
  async (asked, req) => {
    const { booking, stored } = await openWritten(req, asked, 'exported')
    const visit = { number: booking.number, madeAt: nowIso() }
    return { bundle: examBundle(await openedPrescription(req, stored), examinedPerson(booking), visit) }
  },
)
