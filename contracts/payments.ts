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
 * Where a refund stands: `open` claimed, and the provider has not said that it was taken · `sent` taken, and the
 * provider has yet to say how it ended · `unsure` the money may have gone, so a person has to look · `done` the money
 * went · `failed` it did not, and is owed as before.
 */
export const RefundState = z.enum(['open', 'sent', 'unsure', 'done', 'failed'])
export type RefundState = z.infer<typeof RefundState>

/** How giving money back went so far: there was none to give, it went, the provider has it in hand, it would not. */
export const RefundOutcome = z.enum(['none', 'done', 'under_way', 'failed'])
export type RefundOutcome = z.infer<typeof RefundOutcome>
