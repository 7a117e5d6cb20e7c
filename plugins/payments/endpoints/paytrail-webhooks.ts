import { paytrailRefundWebhook, paytrailWebhook } from '#contracts/payments.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { refundReporters } from '../charge-owners.ts'
import { chargeRefunds } from '../charges/charge-refunds.ts'
import { settleCharge } from '../charges/settle-charge.ts'
import { paytrailProvider } from '../paytrail-provider.ts'
import { handleRefundReport } from '../settle-refund.ts'

const FROM_PROVIDER = { who: 'anyone', isReport: true, requestLimit: 'webhook' } as const

/** `GET /api/payment/paytrail/webhook`: called by Paytrail's servers, proven by the signature. Repeats change nothing. */
const paytrailWebhookEndpoint = endpoint(paytrailWebhook, FROM_PROVIDER, async (proof, req) => {
  await settleCharge(req, paytrailProvider().readProof(proof))
  return { isKnown: true }
})

/** `GET /api/payment/paytrail/refund-webhook`: how a refund ended, signed as a payment's is. Repeats change nothing. */
const paytrailRefundWebhookEndpoint = endpoint(paytrailRefundWebhook, FROM_PROVIDER, async (proof, req) => {
  const report = paytrailProvider().readRefundProof(proof)
  const itself = refundReporters.get(req, report.owner)
  // To the subject that keeps the refund itself, or else to its charge.
  await (itself ? itself(req, report) : handleRefundReport(req, chargeRefunds(report.owner), report))
  return { isKnown: true }
})

/** What Paytrail's servers report. */
export const webhookEndpoints = [paytrailWebhookEndpoint, paytrailRefundWebhookEndpoint]
