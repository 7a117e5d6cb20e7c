import * as z from 'zod/mini'
import { route } from './route.ts'

/** 60 Klarna, 65 Klarna in store, 900 gift card (specification §3); 70 card and bank through Paytrail. */
export const PaymentMethodId = z.literal([60, 65, 70, 900])
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

export const PaymentMethod = z.object({ id: PaymentMethodId, name: z.string(), description: z.string() })
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
