import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { OrderNumber } from './orders.ts'
import { RefundOutcome } from './payments.ts'
import { route } from './route.ts'

/**
 * Staff: gives money back. `typed` repeats the order number. Customer service gives back up to a sum in all from one order, which an
 * admin sets; beyond it fails with `order.refund_over_limit`.
 */
export const refundOrder = route({
  method: 'post',
  path: '/order/:number/refund',
  input: z.object({
    number: OrderNumber,
    amount: Cents.check(z.positive()),
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ refunded: Cents, refund: RefundOutcome }),
})

/**
 * Staff: enters the result of a refund by hand, where the provider reports none. `key` names the refund among those of its
 * order, `typed` repeats the order number.
 */
export const settleOrderRefund = route({
  method: 'post',
  path: '/order/:number/refund/settle',
  input: z.object({
    number: OrderNumber,
    key: z.string().check(z.maxLength(80)),
    as: z.enum(['done', 'failed']),
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ refunded: Cents, refund: RefundOutcome }),
})

/** Staff: waives what is outstanding, since it is not due or was refunded another way. */
export const waiveOutstanding = route({
  method: 'post',
  path: '/order/:number/refund/drop',
  input: z.object({
    number: OrderNumber,
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ refunded: Cents }),
})
