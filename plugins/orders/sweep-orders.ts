import type { PayloadRequest } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { finishRefunds } from '#plugins/payments/give-refund.ts'
import { orderRefunds } from './order-refunds.ts'
import { changeOrder, ordersHalfway, type Order } from './repository.ts'
import { refundStanding } from './refund-standing.ts'
import { restockOrder } from './restock-order.ts'
import { reverseOrder } from './reverse-order.ts'

/** Finishes cancellations, returns and refunds that a crash or a silent provider left halfway. */
export const sweepOrders: ScheduledTask = {
  name: 'orders',
  every: 60_000,
  run: (req) => inParallel(ordersHalfway(req), (order) => settleOne(req, order)),
}

/** An order that fails is logged and left for the next sweep, so that the others are settled. */
async function settleOne(req: PayloadRequest, order: Order): Promise<number> {
  try {
    if (order.state === 'returned' && !order.isReversed) await restockOrder(req, order)
    await callStaff(req, order)
    if (order.state === 'canceled' && !order.isReversed) await reverseOrder(req, order, '')
    else await finishRefunds(req, orderRefunds, order.number)
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, order: order.number }, 'An order waits for the next sweep')
    return 0
  }
}

/** A refund that waits for too long needs staff, though nothing about it has changed: so its standing is counted anew. */
async function callStaff(req: PayloadRequest, order: Order): Promise<void> {
  if (refundStanding(order).refundNeedsStaff === order.refundNeedsStaff) return
  await changeOrder(req, order.number, () => ({}))
}
