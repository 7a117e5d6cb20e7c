import { settleOrderRefund } from '#contracts/order-refunds.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { refundNamed } from '#plugins/payments/refund-owner.ts'
import { settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { orderRefunds } from '../order-refunds.ts'
import { requireTypedNumber } from '../typed-confirmation.ts'

/** `POST /api/order/:number/refund/settle`: staff have asked the provider themselves, and say how a refund ended. */
export const settleOrderRefundEndpoint = endpoint(
  settleOrderRefund,
  { who: ['admin', 'order-handler'] },
  async ({ number, key, as, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const order = await settleRefundByHand(req, orderRefunds, number, key, { as, by: staffNameOf(req), note })
    return { refunded: order.refunded, refund: refundOutcome(refundNamed(order, key)?.state) }
  },
)
