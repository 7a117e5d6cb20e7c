import type { PayloadRequest } from 'payload'
import { mediaOf } from '#domain/catalog/media.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'

/** The first picture of an article document, in every size; undefined without one. */
export async function pictureOf(req: Pick<PayloadRequest, 'payload'>, pictures: unknown) {
  const first: unknown = Array.isArray(pictures) ? pictures[0] : undefined
  if (first === undefined || first === null) return null
  const id = typeof first === 'object' && 'id' in first ? first.id : first
  const picture = await findOne(req, 'media', { id: { equals: id } })
  return picture?.filename ? mediaOf(picture.filename.replace(/\.[a-z]+$/, ''), picture.alt) : null
}
