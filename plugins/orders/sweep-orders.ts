import type { PayloadRequest } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { sideBySide } from '#plugins/kit/side-by-side.ts'
import { finishRefunds } from './finish-refunds.ts'
import { postSentLetter } from './post-sent-letter.ts'
import { changeOrder, ordersHalfway, type Order } from './repository.ts'
import { refundStanding } from './refund-standing.ts'
import { unwindOrder } from './unwind-order.ts'

/** Finishes cancellations, refunds and letters that a crash or a silent provider left halfway. */
export const sweepOrders: ScheduledTask = {
  name: 'orders',
  every: 60_000,
  run: (req) => sideBySide(ordersHalfway(req), (order) => settledOne(req, order)),
}

/** One order the provider will not answer for must not keep the next from it. */
async function settledOne(req: PayloadRequest, order: Order): Promise<number> {
  try {
    if (order.owesSentLetter) await postSentLetter(req, order)
    await callStaff(req, order)
    await (order.state === 'canceled' && !order.isUnwound ? unwindOrder(req, order, '') : finishRefunds(req, order))
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, order: order.number }, 'An order waits for the next sweep')
    return 0
  }
}

/** A refund that has waited for too long becomes a matter for staff without anything else happening to it. */
async function callStaff(req: PayloadRequest, order: Order): Promise<void> {
  if (refundStanding(order).refundNeedsStaff === order.refundNeedsStaff) return
  await changeOrder(req, order.number, () => ({}))
}
