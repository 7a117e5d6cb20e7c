import { waiveOutstanding } from '#contracts/order-refunds.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeOrder, withEvent } from '../repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { requireTypedNumber } from '../typed-confirmation.ts'

/** `POST /api/order/:number/refund/drop`: what is outstanding is not given back by the shop. */
export const waiveOutstandingEndpoint = endpoint(
  waiveOutstanding,
  { who: ['admin', 'order-handler'] },
  async ({ number, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const { refunded } = await changeOrder(req, number, (order) => {
      const { promised, refunds } = order
      if (outstanding(promised, refunds) === 0) throw new Refusal('order.refund_settled')
      return { promised: givenBack(refunds), ...withEvent(order, 'refund_dropped', staffNameOf(req), note) }
    })
    return { refunded }
  },
)
