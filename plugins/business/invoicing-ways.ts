import type { PayloadRequest } from 'payload'
import { InvoicingWay } from '#contracts/business.ts'
import { eInvoiceAddressOf } from '#plugins/invoices/repository.ts'

/** The ways in which the shop can bill a company now. */
export async function invoicingWays(req: PayloadRequest): Promise<InvoicingWay[]> {
  const hasOwnAddress = (await eInvoiceAddressOf(req)) !== null
  return InvoicingWay.options.filter((way) => way !== 'e_invoice' || hasOwnAddress)
}
