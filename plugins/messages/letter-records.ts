import type { PayloadRequest, Where } from 'payload'
import type { KeepsRecords } from '#plugins/customers/customer-records.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'

/** The messages that were sent to the customer lately: what they were about, not what was in them. */
export const letterRecords: KeepsRecords = {
  async collect(req: PayloadRequest, customer) {
    const found = await findAll(req, 'outbox', toHer(customer), { sort: 'createdAt' })
    return {
      rows: found.map(({ subject, channel, to, state, createdAt: sentAt }) => {
        return { subject, channel: channel ?? 'mail', to, state, sentAt }
      }),
    }
  },
  async forget(req, customer) {
    await deleteWhere(req, 'outbox', { and: [toHer(customer), { state: { in: ['sent', 'failed'] } }] })
    return []
  },
}

/** Whatever went to one of the customer's addresses. */
export function toHer({ email, phone }: StoredCustomer): Where {
  return { to: { in: phone ? [email, phone] : [email] } }
}
