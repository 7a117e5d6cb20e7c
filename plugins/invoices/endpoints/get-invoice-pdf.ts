import { getInvoicePdf, getInvoicePdfForStaff } from '#contracts/invoices.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedInvoice } from '../owned-invoice.ts'
import { pdfOf } from '../pdf-of.ts'

/** `GET /api/account/invoices/:id/pdf`: an invoice of the customer, or one of its credit notes. */
export const getInvoicePdfEndpoint = endpoint(
  getInvoicePdf,
  { who: 'customer', ownedBy: ownedInvoice },
  async ({ id, credit }, req) => pdfOf(req, id, credit),
)

/** `GET /api/invoice/:id/pdf`: the same for staff. */
export const getInvoicePdfForStaffEndpoint = endpoint(
  getInvoicePdfForStaff,
  { who: CUSTOMER_STAFF },
  async ({ id, credit }, req) => pdfOf(req, id, credit),
)
