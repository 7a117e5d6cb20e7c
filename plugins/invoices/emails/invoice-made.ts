import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { invoicePdf, pdfAttachment } from '../invoice-pdf.ts'
import { accountOf, type StoredInvoice } from '../repository.ts'
import { invoiceLink } from './links.ts'
import { invoiceValues } from './invoice-values.ts'

/** A new invoice, with itself as a PDF. */
export async function invoiceMadeLetter(req: PayloadRequest, invoice: StoredInvoice): Promise<Letter> {
  const { buyer } = invoice
  const account = await accountOf(req)
  const t = textOf(buyer.language, 'invoices')
  const values = invoiceValues(invoice, account)
  return letter(req, buyer.language, {
    to: buyer.email,
    subject: t('mail.made.subject', values),
    paragraphs: [t('mail.made.body', values), t('mail.pay', values)],
    links: [{ href: invoiceLink(invoice), label: t('mail.link') }],
    attachments: [pdfAttachment(invoice.number, await invoicePdf(invoice, account, await sellerOf(req)))],
  })
}
