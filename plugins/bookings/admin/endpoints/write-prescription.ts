import { writePrescription as route } from '#contracts/booking-handling.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertFindVisit } from '../admin-scope.ts'
import { writePrescription, writtenAfter } from '../written-prescriptions.ts'

/** `POST /api/booking/desk/:number/prescription`: what an optometrist prescribes after a visit. */
export const writePrescriptionEndpoint = endpoint(
  route,
  { who: OPTICIANS, idempotency: 'handler-by-key' },
  async ({ number, ...written }, req) => {
    const booking = await assertFindVisit(req, number)
    await writePrescription(req, booking, written)
    return { written: await writtenAfter(req, booking) }
  },
)
