import * as z from 'zod/mini'
import { route } from './route.ts'

/** 60 Klarna, 65 Klarna in store, 900 gift card (specification §3); 70 card and bank through Paytrail. */
export const PaymentMethodId = z.literal([60, 65, 70, 900])
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

/** A way to pay. `locales` say its name and description. */
export const PaymentMethod = z.object({ id: PaymentMethodId })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** What the provider says of a payment, on return and by webhook: the signed `checkout-*` parameters. */
export const PaymentProof = z.record(z.string(), z.string().check(z.maxLength(500)))
export type PaymentProof = z.infer<typeof PaymentProof>

/** Paytrail calls this by GET, from its own servers, as its documentation says. */
export const paytrailWebhook = route({
  method: 'get',
  path: '/payment/paytrail/webhook',
  input: PaymentProof,
  output: z.object({ isKnown: z.boolean() }),
})

/** Paytrail calls this in the same way once it knows how a refund has ended. Then the stamp is the refund's. */
export const paytrailRefundWebhook = route({
  method: 'get',
  path: '/payment/paytrail/refund-webhook',
  input: PaymentProof,
  output: z.object({ isKnown: z.boolean() }),
})

/**
 * Staff: how a payment that came too late is dealt with, when its refund has failed or nobody knows how it ended.
 * `typed` repeats its sum: `22,80`.
 */
export const settleLatePayment = route({
  method: 'post',
  path: '/payment/late/:ref',
  input: z.object({
    ref: z.string().check(z.maxLength(80)),
    /** The money went · it did not, and stays with us for now · it is to be sent once more. */
    as: z.enum(['done', 'failed', 'again']),
    typed: z.string().check(z.maxLength(40)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ state: z.enum(['open', 'sent', 'unsure', 'done', 'failed']) }),
})
