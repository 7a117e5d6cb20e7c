import type { PayloadRequest } from 'payload'
import type { AdminPerson } from '#plugins/customers/admin-person.ts'
import { findPage } from '#plugins/kit/storage/documents.ts'

/** A page of the letters and text messages to a person, newest first. What was in them stays sealed. */
export function messagesTo(req: PayloadRequest, { addresses }: AdminPerson, page: { page: number; size: number }) {
  return findPage(req, 'outbox', { to: { in: addresses } }, { ...page, sort: '-createdAt' })
}
