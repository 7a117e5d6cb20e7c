import { writeValues } from '#contracts/awaited-prescriptions.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { orderNumbered } from '../repository.ts'
import { judgedValues, takePrescription } from '../take-prescription.ts'

/** `POST /api/order/:number/prescriptions/values`: what an optician has read from a picture, or heard by phone. */
export const writeValuesEndpoint = endpoint(
  writeValues,
  { who: PRESCRIPTION_STAFF },
  async ({ number, ref, glasses }, req) => {
    const order = await orderNumbered(req, number)
    const given = await judgedValues(req, order, { ref, glasses, confirmsUnusual: true })
    await takePrescription(req, number, ref, given, { what: 'prescription_written', who: staffNameOf(req) })
    return { isWritten: true as const }
  },
)
