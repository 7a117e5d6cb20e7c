import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { RefundOutcome } from './payments.ts'
import { inUrl, route } from './route.ts'
import { SubscriptionId, SubscriptionStatus } from './subscriptions.ts'

/**
 * What a customer does with the next delivery or with the whole, and staff in the customer's name. `activate` retries
 * the card.
 */
export const SubscriptionAdminAction = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('move'), on: z.iso.date() }),
  z.object({ deed: z.literal('pause'), until: z.optional(z.iso.date()) }),
  z.object({ deed: z.literal(['skip', 'send_earlier', 'reactivate', 'cancel', 'activate']) }),
])
export type SubscriptionAdminAction = z.infer<typeof SubscriptionAdminAction>

/** Why staff did it: 1–500 letters, read by staff and by the customer on My Pages. */
const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const One = z.object({ id: inUrl(SubscriptionId) })

/** A subscription as a search shows it to staff. */
export const FoundSubscription = z.object({
  id: SubscriptionId,
  status: SubscriptionStatus,
  /** Name and number of its customer. */
  name: z.string(),
  customer: z.string(),
  /** ISO day on which the next delivery is processed; null where none is planned. */
  processOn: z.nullable(z.iso.date()),
})
export type FoundSubscription = z.infer<typeof FoundSubscription>

/** Staff: subscriptions by their number, or by number, name or address of their customer, at most twenty. */
export const findSubscriptions = route({
  method: 'get',
  path: '/subscription/search',
  input: z.object({ words: z.string().check(z.maxLength(100)) }),
  output: z.object({ subscriptions: z.array(FoundSubscription) }),
})

/**
 * Staff: performs one of the customer's own actions, on the version that was seen. The customer is notified by e-mail.
 * Fails as the customer's own routes do (`contracts/subscriptions.ts`).
 */
export const actOnSubscription = route({
  method: 'post',
  path: '/subscription/:id/act',
  input: z.extend(One, { version: z.int(), note: Note, what: SubscriptionAdminAction }),
  output: z.object({ version: z.int() }),
})

/**
 * Staff: gives back money of a delivery that was paid, up to what was paid. Sent again with its key, it is given once. Fails with
 * `subscription.delivery_not_paid` and `order.refund_too_large`.
 */
export const giveBackDelivery = route({
  method: 'post',
  path: '/subscription/:id/give-back',
  input: z.extend(One, { period: z.int().check(z.positive()), amount: Cents.check(z.positive()), note: Note }),
  output: z.object({ refund: RefundOutcome }),
})
