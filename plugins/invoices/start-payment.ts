import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { mustBePayable, type LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { providerFor } from '#plugins/payments/providers.ts'
import { invoiceRefunds } from './invoice-refunds.ts'
import { newPaymentRef, PAYMENT_METHOD } from './payment-ref.ts'
import { changeInvoice, invoiceNamed, type StoredInvoice } from './repository.ts'
import { settleAsked } from './settle-payment.ts'

/**
 * Opens a payment of an invoice at the provider, and gives the provider's page. What the same payer left open is given up
 * first; where it has been paid after all, that is settled, so that nothing is paid twice.
 */
export function startPayment(req: PayloadRequest, invoiceRef: string, amount: Cents): Promise<string> {
  return serialized(`invoice ${invoiceRef}`, async () => {
    await settleOpen(req, await invoiceNamed(req, invoiceRef))
    const ref = newPaymentRef(invoiceRef)
    const { buyer } = await changeInvoice(req, invoiceRef, (invoice) => {
      mustBePayable(invoice, amount)
      return { payments: [...invoice.payments.map(givenUp), openPayment(ref, amount)] }
    })
    const { email, firstName, lastName } = buyer
    const opened = await providerFor(PAYMENT_METHOD).create({
      ...{ owner: invoiceRefunds.owner, ref, amount, customer: { email, firstName, lastName } },
      returnUrl: shopUrl('/omat-sivut/maksu-laskut/paluu'),
    })
    await changeInvoice(req, invoiceRef, ({ payments }) => ({
      payments: payments.map((payment) => (payment.ref === ref ? { ...payment, ...opened } : payment)),
    }))
    return opened.payUrl
  })
}

async function settleOpen(req: PayloadRequest, { payments }: StoredInvoice): Promise<void> {
  for (const payment of payments) if (payment.state === 'open') await settleAsked(req, payment)
}

function openPayment(ref: string, amount: Cents): LedgerPayment {
  const at = nowIso()
  return {
    ...{ ref, by: 'provider', state: 'open', amount, promised: 0, refunds: [], transactionId: null, payUrl: null },
    ...{ since: at, nextAskAt: at, paidOn: null },
  }
}

/** Still asked about for a while: it may be paid in another tab. */
function givenUp(payment: LedgerPayment): LedgerPayment {
  return payment.state === 'open' ? { ...payment, state: 'gone', payUrl: null, since: nowIso() } : payment
}
