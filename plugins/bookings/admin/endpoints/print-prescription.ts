import { printPrescription } from '#contracts/booking-handling.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { prescriptionPdf } from '#plugins/prescriptions/prescription-pdf.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { examinedPerson, openWritten } from '../open-written.ts'

/** `POST /api/booking/desk/:number/print`: health data, so that who prints it is written down first. */
export const printPrescriptionEndpoint = endpoint(
  printPrescription,
  { who: OPTICIANS, idempotency: 'none' },
  async ({ number, ref }, req) => {
    const { booking, stored } = await openWritten(req, { number, ref }, 'printed')
    const pdf = await prescriptionPdf(req, stored, examinedPerson(booking), await sellerOf(req))
    return { pdf: Buffer.from(pdf).toString('base64') }
  },
)
