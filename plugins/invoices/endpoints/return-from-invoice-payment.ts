import { returnFromInvoicePayment, type InvoicePaymentOutcome } from '#contracts/invoices.ts'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { paytrailProvider } from '#plugins/payments/providers.ts'
import { settleInvoicePayment } from '../settle-payment.ts'

/** `POST /api/account/invoices/return`: the payer returns from the provider with its signed report, which settles once. */
export const returnFromInvoicePaymentEndpoint = endpoint(
  returnFromInvoicePayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const { invoice, payment } = await settleInvoicePayment(req, paytrailProvider().readProof(proof))
    return { outcome: outcomeOf(payment), id: invoice.ref, subscriptionId: invoice.subscriptionId }
  },
)

function outcomeOf({ state, amount, promised }: LedgerPayment): InvoicePaymentOutcome {
  if (state !== 'paid') return state === 'gone' ? 'canceled' : 'waiting'
  return promised === amount ? 'given_back' : 'paid'
}
