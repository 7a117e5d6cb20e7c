import { printPrescription } from '#contracts/booking-handling.ts'
import { Refusal } from '#domain/refusal.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { prescriptionPdf } from '#plugins/prescriptions/prescription-pdf.ts'
import { noteRead, prescriptionOf } from '#plugins/prescriptions/repository.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { mustFindVisit } from '../desk-scope.ts'
import { sourceOf } from '../written-prescriptions.ts'

/** `POST /api/booking/desk/:number/print`: health data, so that who prints it is written down first. */
export const printPrescriptionEndpoint = endpoint(
  printPrescription,
  { who: OPTICIANS, idempotency: 'none' },
  async ({ number, ref }, req) => {
    const booking = await mustFindVisit(req, number)
    const stored = await prescriptionOf(req, ref)
    if (stored.sourceRef !== sourceOf(booking)) throw new Refusal('prescription.not_found')
    await noteRead(req, { prescription: ref, customer: booking.customer, who: staffNameOf(req), why: 'printed' })
    const { firstName, lastName, birthDate } = booking.form
    const person = { name: `${firstName} ${lastName}`, birthDate }
    const pdf = await prescriptionPdf(req, stored, person, await sellerOf(req))
    return { pdf: Buffer.from(pdf).toString('base64') }
  },
)
