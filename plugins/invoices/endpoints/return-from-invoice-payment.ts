import { returnFromInvoicePayment, type InvoicePaymentOutcome } from '#contracts/invoices.ts'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { INVOICE } from '../payment-ref.ts'
import { invoiceNamed } from '../repository.ts'

/** `POST /api/account/invoices/return`: the payer returns from the provider with its signed report, which settles once. */
export const returnFromInvoicePaymentEndpoint = endpoint(
  returnFromInvoicePayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const { charge, payment } = await settleReturn(req, proof, INVOICE)
    const invoice = await invoiceNamed(req, charge.subject)
    const noted = invoice.payments.find(({ ref }) => ref === charge.ref)
    if (!noted) throw new Refusal('payment.unknown')
    return { outcome: outcomeOf(noted), payment, id: invoice.ref, subscriptionId: invoice.subscriptionId }
  },
)

function outcomeOf({ state, amount, promised }: LedgerPayment): InvoicePaymentOutcome {
  if (state !== 'paid') return state === 'gone' ? 'canceled' : 'waiting'
  return promised === amount ? 'given_back' : 'paid'
}
