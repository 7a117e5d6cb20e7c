import { readOrderFile } from '#contracts/awaited-prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { readPrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { changeOrder, orderWithInquiries, prescriptionsOf, withEvent } from '../repository.ts'

/** `POST /api/order/:number/prescriptions/file`: a photographed prescription or the picture of an answer, after its reader has been written down. */
export const readOrderFileEndpoint = endpoint(
  readOrderFile,
  { who: PRESCRIPTION_STAFF, idempotency: 'none' },
  async ({ number, ref, inquiry }, req) => {
    const { order, inquiries } = await orderWithInquiries(req, number)
    const { customer } = order
    const ofLine = ref === undefined ? null : (await prescriptionsOf(req, number))[ref]?.file
    const file = ofLine ?? inquiries.find(({ n }) => n === inquiry)?.file
    if (!file) throw new Refusal('prescription.file_unknown')
    const who = staffNameOf(req)
    await noteRead(req, { prescription: number, customer, who, why: 'order' })
    await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_read', who))
    const { type, bytes } = await readPrescriptionFile(req, file)
    return { type, file: bytes.toString('base64') }
  },
)
