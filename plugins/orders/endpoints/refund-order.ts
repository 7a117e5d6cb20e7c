import { randomUUID } from 'node:crypto'
import { refundOrder } from '#contracts/order-refunds.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { refundNamed } from '#plugins/payments/refund-owner.ts'
import { orderRefunds } from '../order-refunds.ts'
import { requireTypedNumber } from '../typed-confirmation.ts'

/** `POST /api/order/:number/refund`: gives money back, without moving the order. */
export const refundOrderEndpoint = endpoint(
  refundOrder,
  { who: ['admin', 'order-handler'], idempotency: 'handler' },
  async ({ number, amount, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const key = (idempotencyKeyOf(req) ?? randomUUID()).slice(0, 32)
    const order = await giveRefund(req, orderRefunds, number, { key, amount, by: staffNameOf(req), note })
    const state = refundNamed(order, key)?.state
    if (state === 'failed') throw new Refusal('order.refund_failed')
    return { refunded: order.refunded, refund: refundOutcome(state) }
  },
)
