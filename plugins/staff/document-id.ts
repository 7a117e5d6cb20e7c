import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'

/** The id of a document as the database has it, from an address: a number in SQLite, a text in MongoDB. */
export function documentId({ payload }: PayloadRequest, id: string): DocumentId {
  return payload.db.defaultIDType === 'number' ? Number(id) : id
}
