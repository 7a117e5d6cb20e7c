import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import type { EInvoice, EInvoiceSending } from '#domain/invoices/e-invoice.ts'
import type { EInvoiceContent } from '#domain/invoices/finvoice.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { accountOf, eInvoiceAddressOf, type StoredInvoice } from './repository.ts'

/**
 * What an invoice, or the credit note of this number, says as an e-invoice: what its PDF says. Throws `invoice.no_e_invoicing` where the shop's
 * own address was taken away since, and `invoice.no_account` where its account was.
 */
export async function eInvoiceContentOf(
  req: PayloadRequest,
  { buyer, rows, credits, ...invoice }: StoredInvoice,
  eInvoice: EInvoice,
  { number, id, since }: EInvoiceSending,
): Promise<EInvoiceContent> {
  const [account, seller, from] = [await accountOf(req), await sellerOf(req), await eInvoiceAddressOf(req)]
  if (!from || !seller) throw new Refusal('invoice.no_e_invoicing')
  if (!account) throw new Refusal('invoice.no_account')
  const credit = credits.find((one) => one.number === number)
  const t = textOf(buyer.language, 'invoices')
  const { sendings: _, ...to } = eInvoice
  return {
    ...(credit
      ? { kind: 'credit_note', day: credit.on, dueDate: credit.on, rows: credit.rows }
      : { kind: 'invoice', day: invoice.createdOn, dueDate: invoice.dueDate, rows }),
    number,
    seller,
    account,
    from,
    to,
    reference: invoice.ocrNumber,
    credits: credit ? { number: invoice.number, day: invoice.createdOn } : null,
    buyer: {
      name: `${buyer.firstName} ${buyer.lastName}`.trim(),
      street: buyer.street,
      zip: buyer.postalCode,
      town: buyer.town,
      customer: invoice.customer,
    },
    message: { id, at: since },
    words: {
      terms: credit ? '' : t('pdf.due', { day: finnishDay(invoice.dueDate) }),
      exempt: t('pdf.exempt'),
    },
  }
}
