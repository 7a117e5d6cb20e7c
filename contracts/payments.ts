import * as z from 'zod/mini'
import { route } from './route.ts'

/** 60 Klarna, 65 Klarna in store, 900 gift card (specification §3); 70 card and bank through Paytrail. */
export const PaymentMethodId = z.literal([60, 65, 70, 900])
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

/** Who carries a payment (specification §3): the chain 1, Svea 2, PayexDK 3, ProfilOptik 4, ExpressBank 5, Payex2 6; Paytrail 7. */
export const PaymentProviderId = z.literal([1, 2, 3, 4, 5, 6, 7])
export type PaymentProviderId = z.infer<typeof PaymentProviderId>

/** How a payment stands, in the numbers of specification §3. */
export const PaymentStanding = z.object({
  /** Whether it is confirmed: pending 1, confirmed 2. */
  confirmation: z.literal([1, 2]),
  /** Why it did not come about: Failed 0, SsnRequired 1, ValidationsRequired 2, TransactionExpired 99. Null where it did, or may yet. */
  outcome: z.nullable(z.literal([0, 1, 2, 99])),
})
export type PaymentStanding = z.infer<typeof PaymentStanding>

/** What came of a payment whose payer is back: `given_back` where nothing was left to pay. */
export const PaymentOutcome = z.enum(['paid', 'waiting', 'canceled', 'given_back'])
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

/** A way to pay. Its name and description are in `locales`. */
export const PaymentMethod = z.object({ id: PaymentMethodId })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The provider's report of a payment, on return and by webhook: the signed `checkout-*` parameters. */
export const PaymentProof = z.record(z.string(), z.string().check(z.maxLength(500)))
export type PaymentProof = z.infer<typeof PaymentProof>

/** Paytrail calls this by GET, from its own servers. */
export const paytrailWebhook = route({
  method: 'get',
  path: '/payment/paytrail/webhook',
  input: PaymentProof,
  output: z.object({ isKnown: z.boolean() }),
})

/** Paytrail calls this in the same way with the result of a refund. The stamp is then the refund's. */
export const paytrailRefundWebhook = route({
  method: 'get',
  path: '/payment/paytrail/refund-webhook',
  input: PaymentProof,
  output: z.object({ isKnown: z.boolean() }),
})

/**
 * State of a refund: `open` claimed, not yet accepted by the provider · `sent` accepted, the result still open ·
 * `unsure` the money may have been sent, so staff have to check · `done` the money was sent · `failed` it was not, and
 * is outstanding as before.
 */
export const RefundState = z.enum(['open', 'sent', 'unsure', 'done', 'failed'])
export type RefundState = z.infer<typeof RefundState>

/** Result of a refund so far: nothing to refund, refunded, in progress at the provider, or failed. */
export const RefundOutcome = z.enum(['none', 'done', 'under_way', 'failed'])
export type RefundOutcome = z.infer<typeof RefundOutcome>

/**
 * How staff settle money that could not go back by itself: it was sent · it was not, and stays with us for now · it is to be sent again ·
 * it does not go back at all.
 */
export const ChargeEnding = z.enum(['done', 'failed', 'again', 'dropped'])
export type ChargeEnding = z.infer<typeof ChargeEnding>

/**
 * Staff: settles the refund of a charge, of a payment that cannot become an order or of a contract, when it has failed
 * or its outcome is unknown. `typed` repeats the sum: `22,80`; what is dropped needs a note that says why. Sent again
 * with its key, it happens once. Fails with `payment.unknown`, `payment.sum_not_typed`, `payment.why_not_given`,
 * `order.refund_settled`, and `payment.must_go_back` where money for which nothing was got would be dropped.
 */
export const settleCharge = route({
  method: 'post',
  path: '/charge/:ref/settle',
  input: z.object({
    ref: z.string().check(z.maxLength(80)),
    as: ChargeEnding,
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ state: RefundState }),
})

/**
 * Staff: records a payment, made in a store or by bank, of the month or delivery of a contract for which the saved card
 * was refused; its charge is named. `typed` repeats the sum: `22,80`; `note` says by what the money is found, such as
 * the number of a receipt. `too_late`: it was paid meanwhile, so that this money goes back. Sent again, it is noted
 * once. Fails with `payment.unknown`, `payment.sum_not_typed`, `payment.receipt_not_named` and `payment.not_refused`.
 */
export const notePaid = route({
  method: 'post',
  path: '/charge/:ref/paid',
  input: z.object({
    ref: z.string().check(z.maxLength(80)),
    typed: z.string().check(z.maxLength(40)),
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  output: z.object({ outcome: z.enum(['noted', 'too_late']) }),
})
