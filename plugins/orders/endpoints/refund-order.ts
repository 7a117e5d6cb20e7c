import { randomUUID } from 'node:crypto'
import { refundOrder } from '#contracts/order-refunds.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { refundNamed } from '#plugins/payments/refund-owner.ts'
import { mostToRefund, ORDER_DEEDS } from '../order-deeds.ts'
import { orderRefunds } from '../order-refunds.ts'
import { requireTypedNumber } from '../typed-confirmation.ts'

/** `POST /api/order/:number/refund`: gives money back, without moving the order. */
export const refundOrderEndpoint = endpoint(
  refundOrder,
  { who: ORDER_DEEDS.refund, idempotency: 'handler' },
  async ({ number, amount, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const key = (idempotencyKeyOf(req) ?? randomUUID()).slice(0, 32)
    const most = await mostToRefund(req)
    const asked = { key, amount, by: staffNameOf(req), note, ...(most !== undefined && { most }) }
    const order = await giveRefund(req, orderRefunds, number, asked)
    const state = refundNamed(order, key)?.state
    if (state === 'failed') throw new Refusal('order.refund_failed')
    return { refunded: order.refunded, refund: refundOutcome(state) }
  },
)
