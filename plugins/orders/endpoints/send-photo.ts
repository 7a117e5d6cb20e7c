import { sendPhoto } from '#contracts/awaited-prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { storePrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { awaitedLenses } from '../awaited-lenses.ts'
import { numberOfAwaited } from '../order-links.ts'
import { orderNumbered } from '../repository.ts'
import { takePrescription } from '../take-prescription.ts'
import { receivedUpload } from '#plugins/prescriptions/stored-files.ts'

/** `POST /api/order/awaited/:token/photo`: a picture of the prescription that an order has waited for. */
export const sendPhotoEndpoint = endpoint(
  sendPhoto,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, ref, file }, req) => {
    const number = numberOfAwaited(token)
    const awaited = await awaitedLenses(req, await orderNumbered(req, number))
    if (!awaited.some((lenses) => lenses.ref === ref)) throw new Refusal('prescription.not_awaited')
    const upload = await receivedUpload(req, file)
    // Named for the order once that has taken it: where it does not, the file goes with those that nobody ordered by.
    const stored = await storePrescriptionFile(req, `order ${number}`, upload)
    const came = { what: 'prescription_came', who: '' } as const
    const order = await takePrescription(req, number, ref, { file: stored }, came)
    return { left: (await awaitedLenses(req, order)).length }
  },
)
