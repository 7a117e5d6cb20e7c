import { readOrderPrescriptions } from '#contracts/order-handling.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { shownInquiry } from '../inquiries.ts'
import { changeOrder, prescriptionsOf, withEvent, orderWithInquiries } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'

/**
 * `POST /api/order/:number/prescriptions`: health data, so the reader is written into the timeline before it is shown.
 */
export const readOrderPrescriptionsEndpoint = endpoint(
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
