import type { PayloadRequest } from 'payload'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { findPage } from '#plugins/kit/storage/documents.ts'
import { toHer } from './letter-records.ts'

/** A page of the letters and text messages to a customer, newest first. What was in them stays sealed. */
export function messagesTo(req: PayloadRequest, customer: StoredCustomer, page: { page: number; size: number }) {
  return findPage(req, 'outbox', toHer(customer), { ...page, sort: '-createdAt' })
}
