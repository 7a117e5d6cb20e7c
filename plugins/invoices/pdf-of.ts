import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { creditPdf, invoicePdf, pdfAttachment } from './invoice-pdf.ts'
import { accountOf, invoiceNamed } from './repository.ts'

/** The PDF of an invoice as it stands now, or of its credit note of this number. */
export async function pdfOf(req: PayloadRequest, id: string, credit: number | undefined) {
  const invoice = await invoiceNamed(req, id)
  const [account, seller] = [await accountOf(req), await sellerOf(req)]
  if (credit === undefined) return pdfAttachment(invoice.number, await invoicePdf(invoice, account, seller))
  const note = invoice.credits.find(({ number }) => number === credit)
  if (!note) throw new Refusal('invoice.not_found')
  return pdfAttachment(note.number, await creditPdf(invoice, note, seller))
}
