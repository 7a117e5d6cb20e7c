import type { PayloadRequest } from 'payload'
import { findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'

/** Number of the store in which the signed-in member of staff works; undefined for a member without a store. */
export async function ownStoreOf(req: PayloadRequest): Promise<number | undefined> {
  const { store } = (req.user ?? {}) as { store?: DocumentId | { id: DocumentId } | null }
  if (!store) return undefined
  const id = typeof store === 'object' ? store.id : store
  return (await findOne(req, 'stores', { id: { equals: id } }, ['number']))?.number
}
