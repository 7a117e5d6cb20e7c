import * as z from 'zod/mini'
import { NewPlan } from './lifestyle.ts'
import { Cents } from './money.ts'
import { RefundOutcome } from './payments.ts'
import { inUrl, route } from './route.ts'
import { SubscriptionId } from './subscriptions.ts'

/**
 * What staff do for a customer, or decide. `try_card` charges the card at once for the month that could not be charged
 * · `forgive` waives that month, so that a contract that waits goes on · `grant_exchange` gives the exchange of the
 * year anew · `terminate` ends it today, whatever binds it · `withdraw` records a withdrawal in time.
 */
export const adminActions = [
  ...(['try_card', 'forgive', 'give_notice', 'take_back_notice', 'grant_exchange', 'withdraw', 'terminate'] as const),
] as const
export const AdminAction = z.enum(adminActions)
export type AdminAction = z.infer<typeof AdminAction>

/** Why staff did it: 1–500 letters, read by staff and by the customer on My Pages. */
const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const One = z.object({ id: inUrl(SubscriptionId) })

/**
 * Staff: performs an action on the version that was seen. The customer is notified by e-mail. Fails as the customer's
 * own routes do (`contracts/lifestyle.ts`), and with `lifestyle.not_allowed` where the contract does not allow it.
 */
export const actOnContract = route({
  method: 'post',
  path: '/lifestyle/:id/act',
  input: z.extend(One, { version: z.int(), note: Note, deed: AdminAction }),
  output: z.object({ version: z.int() }),
})

/**
 * Staff: changes to another plan from today on, also to a cheaper one within the binding. Fails as the customer's route
 * does.
 */
export const changeContractPlan = route({
  method: 'post',
  path: '/lifestyle/:id/plan',
  input: z.extend(One, { version: z.int(), note: Note, ...NewPlan }),
  output: z.object({ version: z.int() }),
})

/** Staff: the yearly exchange, of glasses in the customer's cart. Fails as the customer's own route does. */
export const exchangeForCustomer = route({
  method: 'post',
  path: '/lifestyle/:id/exchange',
  input: z.extend(One, {
    version: z.int(),
    note: Note,
    pair: z.int().check(z.minimum(0), z.maximum(3)),
    /** The row of the frame in the customer's cart. */
    row: z.string().check(z.maxLength(64)),
    /** The customer has agreed with staff that it binds for twelve months more, where it does. */
    acceptsBinding: z.boolean(),
  }),
  output: z.object({ version: z.int() }),
})

/**
 * Staff: gives back money of a month that was paid, up to what was paid. Sent again with its key, it is given once. Fails with
 * `lifestyle.month_not_paid` and `order.refund_too_large`.
 */
export const giveBackMonth = route({
  method: 'post',
  path: '/lifestyle/:id/give-back',
  input: z.extend(One, {
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    amount: Cents.check(z.positive()),
    note: Note,
  }),
  output: z.object({ refund: RefundOutcome }),
})
