import { readPrescriptionFile } from '#contracts/kept-prescriptions.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { fileOf, noteRead, ownerOfPrescription, prescriptionOf } from '../repository.ts'

/** `GET /api/account/prescriptions/:ref/file`: the picture or document, after the reading has been written down. */
export const readPrescriptionFileEndpoint = endpoint(
  readPrescriptionFile,
  {
    who: 'strong-customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfPrescription(req, ref), missing: 'prescription.not_found' },
    isReport: true,
  },
  async ({ ref }, req) => {
    const { id } = customerCaller(req)
    await noteRead(req, { prescription: ref, customer: id, who: `asiakas ${id}`, why: 'shown' })
    const { type, bytes } = await fileOf(await prescriptionOf(req, ref))
    return { type, file: bytes.toString('base64') }
  },
)
