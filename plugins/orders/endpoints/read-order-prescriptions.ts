import { readOrderPrescriptions } from '#contracts/orders.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { changeOrder, eyesOf, withEvent, orderNumbered } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/staff-name.ts'

/**
 * `POST /api/order/:number/prescriptions`: health data, so the reader is written into the timeline before it is shown.
 */
export const readOrderPrescriptionsEndpoint = endpoint(
  readOrderPrescriptions,
  { who: ['admin', 'order-handler'], idempotency: 'none' },
  async ({ number }, req) => {
    const [{ bought }, eyes] = await Promise.all([orderNumbered(req, number), eyesOf(req, number)])
    await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_read', staffNameOf(req)))
    const prescriptions = bought.lines.flatMap(({ ref, articleDescription, variety, eye }) => {
      const {
        prescription: text = null,
        prescriptionGlasses: glasses = null,
        unusual = [],
        examinedOn = null,
      } = eyes[ref] ?? {}
      return text || glasses ? [{ ref, articleDescription, variety, eye, text, glasses, examinedOn, unusual }] : []
    })
    return { prescriptions }
  },
)
