import { paytrailRefundWebhook } from '#contracts/payments.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { hearOfRefund } from '../hear-of-refund.ts'

/** `GET /api/payment/paytrail/refund-webhook`: how a refund ended, signed as a payment's is. Repeats change nothing. */
export const paytrailRefundWebhookEndpoint = endpoint(
  paytrailRefundWebhook,
  { who: 'anyone', isReport: true },
  async (proof, req) => {
    await hearOfRefund(req, paymentProvider().readRefundProof(proof))
    return { isKnown: true }
  },
)
