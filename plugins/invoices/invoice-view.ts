import type { PayloadRequest } from 'payload'
import type { Invoice, InvoiceDetails } from '#contracts/invoices.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { payTypeOf, payableOf, sumOf, vatOf, type LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { creditorReference } from '#domain/invoices/reference-number.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { paySlip } from './pay-slip.ts'
import { accountOf, type StoredInvoice } from './repository.ts'

/** An invoice as a list shows it. */
export function invoiceView(invoice: StoredInvoice): Invoice {
  const {
    ref: id,
    number,
    type,
    subscriptionId,
    period,
    ocrNumber,
    total,
    amountLeft,
    createdOn,
    dueDate,
    status,
  } = invoice
  return {
    id,
    number,
    type,
    subscriptionId,
    period,
    ocrNumber,
    amountLeft,
    dueDate,
    status,
    originalAmount: total,
    createdDate: createdOn,
  }
}

/** An invoice with all that is needed to pay it. */
export async function detailsView(req: PayloadRequest, invoice: StoredInvoice): Promise<InvoiceDetails> {
  const account = await accountOf(req)
  const seller = await sellerOf(req)
  const slip = paySlip(invoice, account, seller)
  const { rows, payments, credits, ocrNumber } = invoice
  return {
    ...invoiceView(invoice),
    rows,
    vat: vatOf(rows),
    payable: payableOf(invoice),
    rf: creditorReference(ocrNumber),
    payments: payments
      .filter(({ state }) => state === 'paid' || state === 'reserved')
      .map((payment) => paymentView(payment, invoice)),
    credits: credits.map((credit) => ({ number: credit.number, on: credit.on, amount: sumOf(credit.rows) })),
    recipient: slip?.recipient ?? seller?.name ?? '',
    iban: account?.iban ?? '',
    bic: account?.bic ?? '',
    barcode: slip?.barcode ?? '',
    epc: slip?.epc ?? '',
  }
}

function paymentView(payment: LedgerPayment, { type }: Pick<StoredInvoice, 'type'>) {
  const { state, amount, promised, paidOn, since } = payment
  return {
    amount,
    givenBack: promised,
    on: paidOn ?? helsinkiDay(since),
    isReserved: state === 'reserved',
    payType: payTypeOf(payment, type),
  }
}
