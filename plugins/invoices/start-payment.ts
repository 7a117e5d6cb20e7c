import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { assertBePayable, type LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { openCharge } from '#plugins/payments/charges/open-charge.ts'
import { findCharge, giveUpCharge } from '#plugins/payments/charges/repository.ts'
import { settleAsked } from '#plugins/payments/charges/settle-charge.ts'
import { INVOICE, newPaymentRef, PAYMENT_METHOD } from './payment-ref.ts'
import { changeInvoice, invoiceNamed, type StoredInvoice } from './repository.ts'

/**
 * Opens a charge for an invoice, and gives the provider's page. What the same payer left open is given up first; where it has
 * been paid after all, that is settled, so that nothing is paid twice.
 */
export function startPayment(req: PayloadRequest, invoiceRef: string, amount: Cents): Promise<string> {
  return serialized(`invoice ${invoiceRef}`, async () => {
    const before = await invoiceNamed(req, invoiceRef)
    await settleOpen(req, before)
    assertBePayable(await invoiceNamed(req, invoiceRef), amount)
    const ref = newPaymentRef(invoiceRef)
    const asked = { ref, owner: INVOICE, subject: invoiceRef, amount, method: PAYMENT_METHOD } as const
    const returnUrl = shopUrl('/omat-sivut/maksu-laskut/paluu', languageOf(req))
    return openCharge(req, { ...asked, returnUrl }, () => noteOpened(req, invoiceRef, openPayment(ref, amount)))
  })
}

/** Notes a new attempt in the ledger, instead of those that were open. Their charges are still asked about for a while. */
async function noteOpened(req: PayloadRequest, invoiceRef: string, opened: LedgerPayment): Promise<void> {
  const { payments } = await changeInvoice(req, invoiceRef, (invoice) => {
    assertBePayable(invoice, opened.amount)
    return { payments: [...invoice.payments.map(givenUp), opened] }
  })
  for (const { ref, state, by } of payments) if (by === 'provider' && state === 'gone') await giveUpCharge(req, ref)
}

async function settleOpen(req: PayloadRequest, { payments }: StoredInvoice): Promise<void> {
  for (const { ref, state } of payments) if (state === 'open') await settleAsked(req, await findCharge(req, ref))
}

function openPayment(ref: string, amount: Cents): LedgerPayment {
  const fresh = { by: 'provider', state: 'open', promised: 0, transactionId: null, paidOn: null } as const
  return { ...fresh, refunds: [], ref, amount, since: nowIso() }
}

function givenUp(payment: LedgerPayment): LedgerPayment {
  return payment.state === 'open' ? { ...payment, state: 'gone', since: nowIso() } : payment
}
