import { paytrailRefundWebhook } from '#contracts/payments.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { paytrailProvider } from '../paytrail-provider.ts'
import { reportRefund } from '../report-refund.ts'

/** `GET /api/payment/paytrail/refund-webhook`: how a refund ended, signed as a payment's is. Repeats change nothing. */
export const paytrailRefundWebhookEndpoint = endpoint(
  paytrailRefundWebhook,
  { who: 'anyone', isReport: true, requestLimit: 'webhook' },
  async (proof, req) => {
    await reportRefund(req, paytrailProvider().readRefundProof(proof))
    return { isKnown: true }
  },
)
