import { moveInvoice } from '#contracts/invoices.ts'
import { assertMoveInvoice } from '#domain/invoices/invoice-states.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeInvoice, withInvoiceEvent } from '../repository.ts'

/** `POST /api/invoice/:id/move`: what staff know of an invoice that its payments do not say. */
export const moveInvoiceEndpoint = endpoint(
  moveInvoice,
  { who: ['admin', 'order-handler'] },
  async ({ id, to, note }, req) => {
    const { status } = await changeInvoice(req, id, (invoice) => {
      assertMoveInvoice(invoice.status, to)
      const standing = to === 'not_paid' ? null : to
      return { standing, ...withInvoiceEvent(invoice, to, staffNameOf(req), note) }
    })
    return { status }
  },
)
