import { getInvoice } from '#contracts/invoices.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { detailsView } from '../invoice-view.ts'
import { ownedInvoice } from '../owned-invoice.ts'
import { invoiceNamed } from '../repository.ts'

/** `GET /api/account/invoices/:id`: one invoice of the customer. */
export const getInvoiceEndpoint = endpoint(
  getInvoice,
  { who: 'customer', ownedBy: ownedInvoice },
  async ({ id }, req) => ({ invoice: await detailsView(req, await invoiceNamed(req, id)) }),
)
