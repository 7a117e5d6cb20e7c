import { getFinvoice } from '#contracts/invoices.ts'
import { finvoice, finvoiceFrame } from '#domain/invoices/finvoice.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { eInvoiceContentOf } from '../finvoice-of.ts'
import { invoiceNamed } from '../repository.ts'

/** `GET /api/invoice/:id/finvoice`: what was sent, or is to be sent, in the frame that banks take it in. */
export const getFinvoiceEndpoint = endpoint(getFinvoice, { who: CUSTOMER_STAFF }, async ({ id, credit }, req) => {
  const invoice = await invoiceNamed(req, id)
  const { eInvoice } = invoice
  const sending = eInvoice?.sendings.find(({ number }) => number === (credit ?? invoice.number))
  if (!eInvoice || !sending) throw new Refusal('invoice.no_e_invoice')
  const content = await eInvoiceContentOf(req, invoice, eInvoice, sending)
  return { filename: `finvoice-${sending.number}.xml`, content: finvoiceFrame(content) + finvoice(content) }
})
