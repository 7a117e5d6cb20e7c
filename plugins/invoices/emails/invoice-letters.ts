import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatIban } from '#domain/invoices/iban.ts'
import { type LedgerCredit, leftOf, sumOf } from '#domain/invoices/invoice-ledger.ts'
import { formatReference } from '#domain/invoices/reference-number.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { creditPdf, invoicePdf, pdfAttachment } from '../invoice-pdf.ts'
import { accountOf, type StoredInvoice } from '../repository.ts'

/** The address of an invoice on My Pages. */
function invoiceLink({ ref, subscriptionId }: StoredInvoice): string {
  return shopUrl(`/omat-sivut/maksu-laskut/${ref}/${subscriptionId}`)
}

/** What the sentences of a letter name of an invoice. */
function invoiceValues(invoice: StoredInvoice, account: { iban: string } | null): Record<string, string | number> {
  const { number, buyer, dueDate, ocrNumber, total } = invoice
  return {
    number,
    name: buyer.firstName,
    day: finnishDay(dueDate),
    total: formatPrice(total),
    left: formatPrice(leftOf(invoice)),
    reference: formatReference(ocrNumber),
    iban: account ? formatIban(account.iban) : '',
  }
}

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
