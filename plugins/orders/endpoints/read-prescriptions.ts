import { readOrderFile, writeValues } from '#contracts/awaited-prescriptions.ts'
import { readMyPrescriptions } from '#contracts/my-orders.ts'
import { readOrderPrescriptions } from '#contracts/order-handling.ts'
import { Refusal } from '#domain/refusal.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { readPrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { shownInquiry } from '../prescriptions/inquiries.ts'
import { ownerOfOrder } from '../buyer/own-orders.ts'
import { changeOrder, orderNumbered, orderWithInquiries, prescriptionsOf, withEvent } from '../repository.ts'
import { judgedValues, takePrescription } from '../prescriptions/take-prescription.ts'

/**
 * `POST /api/order/:number/prescriptions`: health data, so the reader is written into the timeline before it is shown.
 */
const readOrderPrescriptionsEndpoint = endpoint(
  readOrderPrescriptions,
  { who: PRESCRIPTION_STAFF, idempotency: 'none' },
  async ({ number }, req) => {
    const [{ order, inquiries }, opened] = await Promise.all([
      orderWithInquiries(req, number),
      prescriptionsOf(req, number),
    ])
    const { bought, customer } = order
    await noteRead(req, { prescription: number, customer, who: staffNameOf(req), why: 'order' })
    await changeOrder(req, number, (before) => withEvent(before, 'prescriptions_read', staffNameOf(req)))
    const prescriptions = bought.lines.flatMap(({ ref, articleDescription, variety, eye, prescriptionComes }) => {
      const {
        prescription: text = null,
        prescriptionGlasses: glasses = null,
        unusual = [],
        examinedOn = null,
        file = null,
      } = opened[ref] ?? {}
      const marks = { hasFile: file !== null, isToWrite: Boolean(prescriptionComes) && !glasses }
      const isAny = text ?? glasses ?? prescriptionComes
      return isAny ? [{ ref, articleDescription, variety, eye, text, glasses, examinedOn, unusual, ...marks }] : []
    })
    return { prescriptions, inquiries: inquiries.map(shownInquiry) }
  },
)

/** `POST /api/order/:number/prescriptions/file`: a photographed prescription or the picture of an answer, after its reader has been written down. */
const readOrderFileEndpoint = endpoint(
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

/** `POST /api/order/:number/prescriptions/values`: what an optician has read from a picture, or heard by phone. */
const writeValuesEndpoint = endpoint(
  writeValues,
  { who: PRESCRIPTION_STAFF },
  async ({ number, ref, glasses }, req) => {
    const order = await orderNumbered(req, number)
    const given = await judgedValues(req, order, { ref, glasses, confirmsUnusual: true })
    await takePrescription(req, number, ref, given, { what: 'prescription_written', who: staffNameOf(req) })
    return { isWritten: true as const }
  },
)

/**
 * `POST /api/account/orders/:number/prescriptions`: health data, so that a password is not enough, and the reading is
 * written into the timeline before it is shown. It does not count as the optician's.
 */
const readMyPrescriptionsEndpoint = endpoint(
  readMyPrescriptions,
  {
    who: 'strong-customer',
    ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' },
    idempotency: 'none',
  },
  async ({ number }, req) => {
    const [{ bought }, opened] = await Promise.all([orderNumbered(req, number), prescriptionsOf(req, number)])
    await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_shown', order.customerName))
    const prescriptions = bought.lines.flatMap(({ ref, articleDescription, eye }) => {
      const { prescription: text = null, prescriptionGlasses: glasses = null } = opened[ref] ?? {}
      return text || glasses ? [{ ref, articleDescription, eye, text, glasses }] : []
    })
    return { prescriptions }
  },
)

/** Prescriptions of an order: read, after the reader is written down, and written. */
export const readPrescriptionsEndpoints = [
  readOrderPrescriptionsEndpoint,
  readOrderFileEndpoint,
  writeValuesEndpoint,
  readMyPrescriptionsEndpoint,
]
