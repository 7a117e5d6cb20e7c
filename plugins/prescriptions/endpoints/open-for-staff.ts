import { openStoredPrescription } from '#contracts/customer-service.ts'
import { Refusal } from '#domain/refusal.ts'
import { OPTICIANS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { fileOf, noteRead, openedPrescription, prescriptionOf } from '../repository.ts'

/** `POST /api/customer/:number/prescriptions/:ref`: health data, so that reader and reason are written down first. */
export const openForStaffEndpoint = endpoint(
  openStoredPrescription,
  { who: OPTICIANS, idempotency: 'none' },
  async ({ number, ref, note }, req) => {
    const stored = await prescriptionOf(req, ref)
    if (stored.customer !== number) throw new Refusal('prescription.not_found')
    await noteRead(req, { prescription: ref, customer: number, who: staffNameOf(req), why: note })
    const file = stored.file === null ? null : await fileOf(stored)
    return {
      prescription: await openedPrescription(req, stored),
      file: file && { type: file.type, bytes: file.bytes.toString('base64') },
    }
  },
)
