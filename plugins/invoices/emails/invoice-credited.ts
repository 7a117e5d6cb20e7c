import type { PayloadRequest } from 'payload'
import { sumOf, type LedgerCredit } from '#domain/invoices/invoice-ledger.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { creditPdf, pdfAttachment } from '../invoice-pdf.ts'
import type { StoredInvoice } from '../repository.ts'
import { invoiceLink } from './links.ts'
import { invoiceValues } from './invoice-values.ts'

/** A credit note: how much of the invoice need not be paid, with itself as a PDF. */
export async function invoiceCreditedLetter(
  req: PayloadRequest,
  invoice: StoredInvoice,
  credit: LedgerCredit,
): Promise<Letter> {
  const { buyer } = invoice
  const t = textOf(buyer.language, 'invoices')
  const values = { ...invoiceValues(invoice, null), amount: formatPrice(sumOf(credit.rows)), credit: credit.number }
  return letter(req, buyer.language, {
    to: buyer.email,
    subject: t('mail.credited.subject', values),
    paragraphs: [t('mail.credited.body', values), t('mail.credited.left', values)],
    links: [{ href: invoiceLink(invoice), label: t('mail.link') }],
    attachments: [pdfAttachment(credit.number, await creditPdf(invoice, credit, await sellerOf(req)))],
  })
}
