import type { PayloadRequest } from 'payload'
import type { OwnedDocument } from '#plugins/kit/requests/ownership.ts'
import { findInvoice } from './repository.ts'

/** An invoice belongs to the customer it was made out to. */
export const ownedInvoice: OwnedDocument<{ id: string }> = {
  owner: async ({ id }, req: PayloadRequest) => {
    const invoice = await findInvoice(req, id)
    return invoice && { kind: 'customer', id: invoice.customer }
  },
  missing: 'invoice.not_found',
}
