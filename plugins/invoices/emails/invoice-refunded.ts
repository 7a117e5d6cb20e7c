import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import type { StoredInvoice } from '../repository.ts'
import { invoiceLink } from './links.ts'

/** What was paid too much has gone back. */
export function invoiceRefundedLetter(req: PayloadRequest, invoice: StoredInvoice, amount: Cents): Promise<Letter> {
  const { buyer, number } = invoice
  const t = textOf(buyer.language, 'invoices')
  const values = { number, name: buyer.firstName, amount: formatPrice(amount) }
  return letter(req, buyer.language, {
    to: buyer.email,
    subject: t('mail.refunded.subject', values),
    paragraphs: [t('mail.refunded.body', values)],
    links: [{ href: invoiceLink(invoice), label: t('mail.link') }],
  })
}
