import { uploadPrescription } from '#contracts/kept-prescriptions.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { storePrescriptionFile } from '../files-for-orders.ts'
import { receivedUpload } from '../stored-files.ts'

/** `POST /api/prescription/upload`: a photographed prescription for lenses that go into the cart. */
export const uploadPrescriptionEndpoint = endpoint(
  uploadPrescription,
  { who: 'shopper', limit: 'prescription file' },
  async ({ file }, req) => ({
    ref: await storePrescriptionFile(req, shopperIdOf(req), await receivedUpload(req, file)),
  }),
)
