import { readOrderPrescriptions } from '#contracts/orders.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { changeOrder, eyesOf, happened, orderNumbered } from '../repository.ts'
import { staffNameOf } from '../staff-name.ts'

/**
 * `POST /api/order/:number/prescriptions`: health data, so who read it is written down before it is shown. What cannot be
 * opened was read by nobody.
 */
export const readOrderPrescriptionsEndpoint = endpoint(
  readOrderPrescriptions,
  { who: ['admin', 'order-handler'], keepsItsKey: true },
  async ({ number }, req) => {
    const [{ bought }, eyes] = await Promise.all([orderNumbered(req, number), eyesOf(req, number)])
    if (!eyes || !bought.lines) throw new Refusal('order.unreadable')
    await changeOrder(req, number, (order) => happened(order, 'prescriptions_read', staffNameOf(req)))
    const prescriptions = bought.lines.flatMap(({ ref, articleDescription, eye }) => {
      const { prescription: text = null, prescriptionGlasses: glasses = null, unusual = [] } = eyes[ref] ?? {}
      return text || glasses ? [{ ref, articleDescription, eye, text, glasses, unusual }] : []
    })
    return { prescriptions }
  },
)
