import { randomUUID } from 'node:crypto'
import { refundOrder } from '#contracts/orders.ts'
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
    const key = deedKey(req) ?? randomUUID()
    const { refunded } = await giveRefund(req, number, { key: key.slice(0, 32), amount, by: staffNameOf(req), note })
    return { refunded }
  },
)
