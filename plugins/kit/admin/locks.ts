import type { CollectionAfterChangeHook, CollectionAfterReadHook, CollectionSlug, Payload } from 'payload'
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

const LOCKS = 'payload-locked-documents'

/** Payload says who edits a document by their e-mail address; staff know each other by name. */
const nameInsteadOfAddress: CollectionAfterReadHook = ({ doc }) => {
  const editor = (doc as { user?: { value?: { name?: string; email?: string } | number | string } }).user?.value
  return typeof editor === 'object' && editor.name
    ? { ...doc, user: { ...doc.user, value: { ...editor, email: editor.name } } }
    : doc
}

/** Gives the locks of documents the names of their editors. Payload makes that collection after all plugins have run. */
export function nameEditors({ collections }: Payload): void {
  collections[LOCKS]?.config.hooks.afterRead.push(nameInsteadOfAddress)
}
