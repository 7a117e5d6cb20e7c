import { removePrescription } from '#contracts/kept-prescriptions.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { erasePrescription, ownerOfPrescription, prescriptionOf } from '../repository.ts'

/** `POST /api/account/prescriptions/:ref/remove`: deletes one, with its file. */
export const removePrescriptionEndpoint = endpoint(
  removePrescription,
  {
    who: 'strong-customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfPrescription(req, ref), missing: 'prescription.not_found' },
  },
  async ({ ref }, req) => {
    await erasePrescription(req, await prescriptionOf(req, ref))
    return { isRemoved: true as const }
  },
)
