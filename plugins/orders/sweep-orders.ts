import type { PayloadRequest } from 'payload'
import type { Sweep } from '#plugins/kit/extend.ts'
import { finishOpenRefunds } from './give-refund.ts'
import { ordersHalfway, type Order } from './repository.ts'
import { unwindOrder } from './unwind-order.ts'

/** Finishes cancellations and refunds that a crash or a silent provider left halfway. */
export const sweepOrders: Sweep = {
  name: 'orders',
  async sweep(req) {
    let settled = 0
    for (const order of await ordersHalfway(req)) settled += await settledOne(req, order)
    return settled
  },
}

/** One order the provider will not answer for must not keep the next from it. */
async function settledOne(req: PayloadRequest, order: Order): Promise<number> {
  try {
    await (order.state === 'canceled' ? unwindOrder(req, order, '') : finishOpenRefunds(req, order))
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, order: order.number }, 'An order waits for the next sweep')
    return 0
  }
}
