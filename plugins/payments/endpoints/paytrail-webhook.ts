import { paytrailWebhook } from '#contracts/payments.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { settleCharge } from '../charges/settle-charge.ts'
import { paytrailProvider } from '../paytrail-provider.ts'

/** `GET /api/payment/paytrail/webhook`: called by Paytrail's servers, proven by the signature. Repeats change nothing. */
export const paytrailWebhookEndpoint = endpoint(
  paytrailWebhook,
  { who: 'anyone', isReport: true, requestLimit: 'webhook' },
  async (proof, req) => {
    await settleCharge(req, paytrailProvider().readProof(proof))
    return { isKnown: true }
  },
)
