import type { CollectionAfterReadHook, Payload } from 'payload'

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
