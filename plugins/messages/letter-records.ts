import type { PayloadRequest, Where } from 'payload'
import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { deleteLetters } from '#plugins/kit/mail/outbox.ts'
import { countWhere, findAll } from '#plugins/kit/storage/documents.ts'

/** The messages that were sent to the customer lately: what they were about, not what was in them. */
export const letterRecords: KeepsRecords = {
  async collect(req: PayloadRequest, customer) {
    const found = await findAll(req, 'outbox', addressedTo(customer), { sort: 'createdAt' })
    return {
      rows: found.map(({ subject, channel, to, state, createdAt: sentAt }) => {
        return { subject, channel: channel ?? 'mail', to, state, sentAt }
      }),
    }
  },
  async erase(req, customer) {
    await deleteLetters(req, { and: [addressedTo(customer), { state: { in: ['sent', 'failed', 'let_go'] } }] })
    return []
  },
  merge: {
    count: (req, from) => countWhere(req, 'outbox', addressedTo(from)),
    // The account that stays knows the addresses of the other one.
    move: () => Promise.resolve(),
  },
}

/** Whatever went to one of the customer's addresses. */
export function addressedTo({ email, phone, formerAddresses }: StoredCustomer): Where {
  return { to: { in: [email, ...(phone ? [phone] : []), ...(formerAddresses ?? [])] } }
}
