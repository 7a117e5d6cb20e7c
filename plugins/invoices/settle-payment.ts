import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { paidPayments, type LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { PaymentReport } from '#plugins/payments/provider.ts'
import { providerFor } from '#plugins/payments/providers.ts'
import { invoiceRefunds, refundSurplus } from './invoice-refunds.ts'
import { invoiceOfPayment, PAYMENT_METHOD } from './payment-ref.ts'
import { changeInvoice, findInvoice, type StoredInvoice } from './repository.ts'

/**
 * Applies a provider's report of a payment of an invoice, from the payer's return, the webhook or the sweep, whichever
 * comes first. What is more than was left goes back. Repeats change nothing.
 */
export async function settleInvoicePayment(
  req: PayloadRequest,
  report: PaymentReport,
): Promise<{ invoice: StoredInvoice; payment: LedgerPayment }> {
  const { owner, ref, outcome, amount, transactionId } = report
  const isOurs = owner === invoiceRefunds.owner && (await findInvoice(req, invoiceOfPayment(ref)))
  if (!isOurs) throw new Refusal('payment.unknown')
  const invoice = await changeInvoice(req, invoiceOfPayment(ref), (before) => {
    const { payments } = before
    if (outcome === 'canceled') return withState(payments, ref, 'gone')
    if (outcome === 'waiting') return withState(payments, ref, 'reserved', transactionId)
    const at = nowIso()
    const paid = paidPayments(before, ref, { amount, at, on: helsinkiDay(at), transactionId })
    return paid && { payments: paid }
  })
  const payment = invoice.payments.find((one) => one.ref === ref)
  if (!payment) throw new Refusal('payment.unknown')
  // Paid with another sum under the same name: no provider reports two.
  if (outcome === 'paid' && payment.amount !== amount) throw new Refusal('payment.proof_malformed')
  await refundSurplus(req, invoice)
  return { invoice, payment }
}

/** Asks the provider of a payment, and settles it where it has been decided. True then. */
export async function settleAsked(req: PayloadRequest, { transactionId }: LedgerPayment): Promise<boolean> {
  const report = transactionId ? await providerFor(PAYMENT_METHOD).status(transactionId) : null
  const isDecided = report !== null && report.outcome !== 'waiting'
  if (isDecided) await settleInvoicePayment(req, report)
  return isDecided
}

/** Null where the payment is not under way any more, or stands so already. One that was given up may be reserved after all. */
function withState(
  payments: LedgerPayment[],
  ref: string,
  state: 'gone' | 'reserved',
  transactionId?: string,
): { payments: LedgerPayment[] } | null {
  const payment = payments.find((one) => one.ref === ref)
  if (!payment || payment.state === 'paid') return null
  if (payment.state === state && (state === 'reserved' || payment.nextAskAt === null)) return null
  const at = nowIso()
  const changed: LedgerPayment = {
    ...payment,
    ...{ state, since: at, payUrl: null, nextAskAt: state === 'reserved' ? at : null },
    transactionId: transactionId ?? payment.transactionId,
  }
  return { payments: payments.map((one) => (one === payment ? changed : one)) }
}
