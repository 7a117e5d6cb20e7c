import { readOrderPrescriptions } from '#contracts/order-handling.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { changeOrder, prescriptionsOf, withEvent, orderNumbered } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'

/**
 * `POST /api/order/:number/prescriptions`: health data, so the reader is written into the timeline before it is shown.
 */
export const readOrderPrescriptionsEndpoint = endpoint(
  readOrderPrescriptions,
  { who: PRESCRIPTION_STAFF, idempotency: 'none' },
  async ({ number }, req) => {
    const [{ bought, customer }, opened] = await Promise.all([orderNumbered(req, number), prescriptionsOf(req, number)])
    await noteRead(req, { prescription: number, customer, who: staffNameOf(req), why: 'order' })
    await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_read', staffNameOf(req)))
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
    return { prescriptions }
  },
)
