import { paytrailWebhook } from '#contracts/payments.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { settlePayment } from '../settle-payment.ts'

/** `GET /api/payment/paytrail/webhook`: Paytrail's servers call; the signature is the key. Repeats change nothing. */
export const paytrailWebhookEndpoint = endpoint(
  paytrailWebhook,
  { who: 'anyone', isReport: true },
  async (proof, req) => {
    await settlePayment(req, paymentProvider().readProof(proof))
    return { isKnown: true }
  },
)
