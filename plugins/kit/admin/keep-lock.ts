import type { CollectionAfterChangeHook, CollectionSlug } from 'payload'
import type { DocumentId } from '../storage/documents.ts'

/**
 * Keeps a document locked for its author. Payload releases the lock with each save, its autosaves included, and a
 * colleague who has the document open would overwrite what was just written.
 */
export const keepLock: CollectionAfterChangeHook<{ id: DocumentId }> = async ({ doc, collection, req }) => {
  if (String(req.query?.['autosave']) !== 'true' || req.user?.collection !== 'staff') return
  const document = { relationTo: collection.slug as CollectionSlug, value: doc.id }
  const data = { document, user: { relationTo: 'staff', value: req.user.id } }
  await req.payload.create({ collection: 'payload-locked-documents', data: data as never })
}
