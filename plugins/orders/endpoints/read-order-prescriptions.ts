import { readOrderPrescriptions } from '#contracts/order-handling.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeOrder, prescriptionsOf, withEvent, orderNumbered } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'

/**
 * `POST /api/order/:number/prescriptions`: health data, so the reader is written into the timeline before it is shown.
 */
export const readOrderPrescriptionsEndpoint = endpoint(
  readOrderPrescriptions,
  { who: ['admin', 'order-handler'], idempotency: 'none' },
  async ({ number }, req) => {
    const [{ bought }, opened] = await Promise.all([orderNumbered(req, number), prescriptionsOf(req, number)])
    await changeOrder(req, number, (order) => withEvent(order, 'prescriptions_read', staffNameOf(req)))
    const prescriptions = bought.lines.flatMap(({ ref, articleDescription, variety, eye }) => {
      const {
        prescription: text = null,
        prescriptionGlasses: glasses = null,
        unusual = [],
        examinedOn = null,
      } = opened[ref] ?? {}
      return text || glasses ? [{ ref, articleDescription, variety, eye, text, glasses, examinedOn, unusual }] : []
    })
    return { prescriptions }
  },
)
