import { returnFromInvoicePayment } from '#contracts/invoices.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { INVOICE } from '../payment-ref.ts'
import { invoiceNamed } from '../repository.ts'

/** `POST /api/account/invoices/return`: the payer returns from the provider with its signed report, which settles once. */
export const returnFromInvoicePaymentEndpoint = endpoint(
  returnFromInvoicePayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const { charge, ...notified } = await settleReturn(req, proof, INVOICE)
    const { ref: id, subscriptionId } = await invoiceNamed(req, charge.subject)
    return { id, subscriptionId, ...notified }
  },
)
