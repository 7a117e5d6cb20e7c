import { randomUUID } from 'node:crypto'
import { refundOrder } from '#contracts/orders.ts'
import { refundOutcome } from '#domain/orders/refund-outcome.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { deedKey } from '#plugins/kit/idempotency.ts'
import { giveRefund } from '../give-refund.ts'
import { staffNameOf } from '../staff-name.ts'
import { mustBeTyped } from '../typed-confirmation.ts'

/** `POST /api/order/:number/refund`: gives money back, without moving the order. */
export const refundOrderEndpoint = endpoint(
  refundOrder,
  { who: ['admin', 'order-handler'], keepsItsKey: true },
  async ({ number, amount, typed, note = '' }, req) => {
    mustBeTyped(number, typed)
    const key = (deedKey(req) ?? randomUUID()).slice(0, 32)
    const { refunded, refunds } = await giveRefund(req, number, { key, amount, by: staffNameOf(req), note })
    return { refunded, refund: refundOutcome(refunds.find((each) => each.key === key)?.state) }
  },
)
