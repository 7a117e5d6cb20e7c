import type { Cents } from '#contracts/money.ts'
import {
  notePaid,
  paytrailRefundWebhook,
  paytrailWebhook,
  settleCharge as settleChargeRoute,
} from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Refusal } from '#domain/refusal.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { chargeOwner, refundReporters } from './charge-owners.ts'
import { chargeRefunds } from './charges/charge-refunds.ts'
import { notePaidElsewhere } from './charges/paid-elsewhere.ts'
import { chargeNamed } from './charges/repository.ts'
import { currentRefund, settleByHand, sumToSettle } from './charges/settle-by-hand.ts'
import { settleCharge } from './charges/settle-charge.ts'
import { paytrailProvider } from './paytrail-provider.ts'
import { handleRefundReport } from './settle-refund.ts'

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

/** `POST /api/charge/:ref/settle`: money of a charge could not go back by itself. */
const settleChargeEndpoint = endpoint(
  settleChargeRoute,
  { who: ORDER_STAFF },
  async ({ ref, as, typed, note = '' }, req) => {
    const charge = await chargeNamed(req, ref)
    // Others are settled in the documents of their owners.
    const owner = chargeOwner(req, charge)
    if (charge.promised + charge.refunds.length === 0 || owner.notifiesStaff) throw new Refusal('payment.unknown')
    if (as === 'dropped' && owner.mustGoBack) throw new Refusal('payment.must_go_back')
    requireTypedSum(sumToSettle(charge), typed)
    if (as === 'dropped' && note.trim() === '') throw new Refusal('payment.why_not_given', { field: 'note' })
    const settled = await settleByHand(req, charge, { as, by: staffNameOf(req), note })
    return { state: currentRefund(settled)?.state ?? 'open' }
  },
)

/** `POST /api/charge/:ref/paid`: what a card was refused for was paid another way. */
const notePaidEndpoint = endpoint(notePaid, { who: ORDER_STAFF }, async ({ ref, typed, note }, req) => {
  const refused = await chargeNamed(req, ref)
  requireTypedSum(refused.amount, typed)
  if (note === '') throw new Refusal('payment.receipt_not_named', { field: 'note' })
  const { promised } = await notePaidElsewhere(req, refused, { who: staffNameOf(req), note })
  return { outcome: promised > 0 ? ('too_late' as const) : ('noted' as const) }
})

/** Without an order number to type, staff confirm by typing the sum: `22,80`, with or without the euro sign. */
function requireTypedSum(amount: Cents, typed: string): void {
  if (readEuros(typed) !== amount)
    throw new Refusal('payment.sum_not_typed', { amount: formatPrice(amount), field: 'typed' })
}

/** The endpoints of providers' reports and of charges settled by staff. */
export const paymentEndpoints = [
  paytrailWebhookEndpoint,
  paytrailRefundWebhookEndpoint,
  settleChargeEndpoint,
  notePaidEndpoint,
]
