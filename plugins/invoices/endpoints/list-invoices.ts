import { listInvoices } from '#contracts/invoices.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { invoiceView } from '../invoice-view.ts'
import { invoicesOf } from '../repository.ts'

/** `GET /api/account/invoices`: the invoices of the customer. */
export const listInvoicesEndpoint = endpoint(listInvoices, { who: 'customer' }, async (_, req) => ({
  invoices: (await invoicesOf(req, customerCaller(req).id)).map(invoiceView),
}))
