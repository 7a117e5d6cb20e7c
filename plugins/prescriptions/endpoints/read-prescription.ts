import { readPrescription } from '#contracts/kept-prescriptions.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { noteRead, openedPrescription, ownerOfPrescription, prescriptionOf } from '../repository.ts'

/** `GET /api/account/prescriptions/:ref`: health data, so the reading is written down before it is answered. */
export const readPrescriptionEndpoint = endpoint(
  readPrescription,
  {
    who: 'strong-customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfPrescription(req, ref), missing: 'prescription.not_found' },
    isReport: true,
  },
  async ({ ref, why = 'shown' }, req) => {
    const { id } = customerCaller(req)
    await noteRead(req, { prescription: ref, customer: id, who: `asiakas ${id}`, why })
    return { prescription: await openedPrescription(req, await prescriptionOf(req, ref)) }
  },
)
