import { settleRefund } from '#contracts/orders.ts'
import { refundOutcome } from '#domain/orders/refund-outcome.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { settleRefundByHand } from '../settle-by-hand.ts'
import { staffNameOf } from '../staff-name.ts'
import { mustBeTyped } from '../typed-confirmation.ts'

/** `POST /api/order/:number/refund/settle`: staff have asked the provider themselves, and say how a refund ended. */
export const settleRefundEndpoint = endpoint(
  settleRefund,
  { who: ['admin', 'order-handler'] },
  async ({ number, key, as, typed, note = '' }, req) => {
    mustBeTyped(number, typed)
    const by = staffNameOf(req)
    const { refunded, refunds } = await settleRefundByHand(req, number, key, { as, by, note })
    return { refunded, refund: refundOutcome(refunds.find((each) => each.key === key)?.state) }
  },
)
