import { payInvoice } from '#contracts/invoices.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedInvoice } from '../owned-invoice.ts'
import { startPayment } from '../start-payment.ts'

/** `POST /api/account/invoices/:id/pay`: opens a payment of the whole or a part. */
export const payInvoiceEndpoint = endpoint(
  payInvoice,
  { who: 'customer', ownedBy: ownedInvoice, limit: 'purchase' },
  async ({ id, amount }, req) => ({ next: await startPayment(req, id, amount) }),
)
