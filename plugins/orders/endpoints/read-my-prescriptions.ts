import { readMyPrescriptions } from '#contracts/my-orders.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfOrder } from '../own-orders.ts'
import { changeOrder, orderNumbered, prescriptionsOf, withEvent } from '../repository.ts'

/**
 * `POST /api/account/orders/:number/prescriptions`: health data, so that a password is not enough, and the reading is
 * written into the timeline before it is shown. It does not count as the optician's.
 */
export const readMyPrescriptionsEndpoint = endpoint(
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
