import { getAwaited, sendPhoto, sendValues } from '#contracts/awaited-prescriptions.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { storePrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { receivedUpload } from '#plugins/prescriptions/stored-files.ts'
import { awaitedLenses } from '../prescriptions/awaited-lenses.ts'
import { numberOfAwaited } from '../order-links.ts'
import { orderNumbered } from '../repository.ts'
import { judgedValues, takePrescription } from '../prescriptions/take-prescription.ts'

/** `GET /api/order/awaited/:token`: what an order waits for, for the bearer of the mailed link. */
const getAwaitedEndpoint = endpoint(getAwaited, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => {
  const order = await orderNumbered(req, numberOfAwaited(token))
  const until = awaitedUntil(helsinkiDay(order.placedAt))
  return { number: order.number, until, awaited: await awaitedLenses(req, order) }
})

/** `POST /api/order/awaited/:token/values`: the values that an order has waited for. */
const sendValuesEndpoint = endpoint(
  sendValues,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, ref, glasses, confirmsUnusual = false }, req) => {
    const number = numberOfAwaited(token)
    const given = await judgedValues(req, await orderNumbered(req, number), { ref, glasses, confirmsUnusual })
    const order = await takePrescription(req, number, ref, given, { what: 'prescription_came', who: '' })
    return { left: (await awaitedLenses(req, order)).length }
  },
)

/** `POST /api/order/awaited/:token/photo`: a picture of the prescription that an order has waited for. */
const sendPhotoEndpoint = endpoint(
  sendPhoto,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, ref, file }, req) => {
    const number = numberOfAwaited(token)
    const awaited = await awaitedLenses(req, await orderNumbered(req, number))
    if (!awaited.some((lenses) => lenses.ref === ref)) throw new Refusal('prescription.not_awaited')
    const upload = await receivedUpload(req, file)
    // Named for the order once the order has taken it. If it does not, the file counts among those without an order.
    const stored = await storePrescriptionFile(req, `order ${number}`, upload)
    const came = { what: 'prescription_came', who: '' } as const
    const order = await takePrescription(req, number, ref, { file: stored }, came)
    return { left: (await awaitedLenses(req, order)).length }
  },
)

/** What an order waits for, by the mailed link. */
export const awaitedEndpoints = [getAwaitedEndpoint, sendValuesEndpoint, sendPhotoEndpoint]
