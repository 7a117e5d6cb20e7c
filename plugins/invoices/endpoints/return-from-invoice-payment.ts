import { returnFromInvoicePayment, type InvoicePaymentOutcome } from '#contracts/invoices.ts'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { settleCharge } from '#plugins/payments/charges/settle-charge.ts'
import { paytrailProvider } from '#plugins/payments/paytrail-provider.ts'
import { INVOICE } from '../payment-ref.ts'
import { invoiceNamed } from '../repository.ts'

/** `POST /api/account/invoices/return`: the payer returns from the provider with its signed report, which settles once. */
export const returnFromInvoicePaymentEndpoint = endpoint(
  returnFromInvoicePayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const report = paytrailProvider().readProof(proof)
    if (report.owner !== INVOICE) throw new Refusal('payment.unknown')
    const { subject } = await settleCharge(req, report)
    const invoice = await invoiceNamed(req, subject)
    const payment = invoice.payments.find(({ ref }) => ref === report.ref)
    if (!payment) throw new Refusal('payment.unknown')
    return { outcome: outcomeOf(payment), id: invoice.ref, subscriptionId: invoice.subscriptionId }
  },
)

function outcomeOf({ state, amount, promised }: LedgerPayment): InvoicePaymentOutcome {
  if (state !== 'paid') return state === 'gone' ? 'canceled' : 'waiting'
  return promised === amount ? 'given_back' : 'paid'
}
