import type { Sweep } from '#plugins/kit/extend.ts'
import { ordersToUnwind } from './repository.ts'
import { unwindOrder } from './unwind-order.ts'

/** Finishes cancellations that a crash or a silent provider left halfway. */
export const sweepOrders: Sweep = {
  name: 'orders',
  async sweep(req) {
    const halfway = await ordersToUnwind(req)
    for (const order of halfway) await unwindOrder(req, order, '')
    return halfway.length
  },
}
