import { randomUUID } from 'node:crypto'
import { refundOrder, settleOrderRefund, waiveOutstanding } from '#contracts/order-refunds.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { refundNamed } from '#plugins/payments/refund-owner.ts'
import { settleRefundByHand } from '#plugins/payments/settle-refund.ts'
import { mostToRefund, ORDER_ACTIONS } from '../admin/order-actions.ts'
import { orderRefunds } from '../refunds/order-refunds.ts'
import { changeOrder, withEvent } from '../repository.ts'
import { requireTypedNumber } from '../admin/typed-confirmation.ts'

/** `POST /api/order/:number/refund`: gives money back, without moving the order. */
const refundOrderEndpoint = endpoint(
  refundOrder,
  { who: ORDER_ACTIONS.refund, idempotency: 'handler' },
  async ({ number, amount, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const key = (idempotencyKeyOf(req) ?? randomUUID()).slice(0, 32)
    const most = await mostToRefund(req)
    const asked = { key, amount, by: staffNameOf(req), note, ...(most !== undefined && { most }) }
    const order = await giveRefund({ req, owner: orderRefunds, ref: number }, asked)
    const state = refundNamed(order, key)?.state
    if (state === 'failed') throw new Refusal('order.refund_failed')
    return { refunded: order.refunded, refund: refundOutcome(state) }
  },
)

/** `POST /api/order/:number/refund/settle`: staff have asked the provider themselves, and say how a refund ended. */
const settleOrderRefundEndpoint = endpoint(
  settleOrderRefund,
  { who: ['admin', 'order-handler'] },
  async ({ number, key, as, typed, note = '' }, req) => {
    requireTypedNumber(number, typed)
    const order = await settleRefundByHand({ req, owner: orderRefunds, ref: number }, key, {
      as,
      by: staffNameOf(req),
      note,
    })
    return { refunded: order.refunded, refund: refundOutcome(refundNamed(order, key)?.state) }
  },
)

/** `POST /api/order/:number/refund/drop`: what is outstanding is not given back by the shop. */
const waiveOutstandingEndpoint = endpoint(
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

/** How staff give money of an order back. */
export const refundOrderEndpoints = [refundOrderEndpoint, settleOrderRefundEndpoint, waiveOutstandingEndpoint]
