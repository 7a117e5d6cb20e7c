import type { PayloadRequest } from 'payload'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { invoicePdf, pdfAttachment } from '../invoice-pdf.ts'
import { accountOf, type StoredInvoice } from '../repository.ts'
import { invoiceLink } from './links.ts'
import { invoiceValues } from './invoice-values.ts'

/** Reminds of an overdue invoice, friendly and free of charge; the last one says what follows. */
export async function invoiceReminderLetter(
  req: PayloadRequest,
  invoice: StoredInvoice,
  count: number,
): Promise<Letter> {
  const { buyer, number } = invoice
  const account = await accountOf(req)
  const t = textOf(buyer.language, 'invoices')
  const values = invoiceValues(invoice, account)
  return letter(req, buyer.language, {
    to: buyer.email,
    subject: t('mail.reminder.subject', values),
    paragraphs: [
      t(count === 1 ? 'mail.reminder.first' : 'mail.reminder.second', values),
      t('mail.pay', values),
      t('mail.reminder.paid_already'),
    ],
    links: [{ href: invoiceLink(invoice), label: t('mail.link') }],
    attachments: [pdfAttachment(number, await invoicePdf(invoice, account, await sellerOf(req)))],
  })
}
