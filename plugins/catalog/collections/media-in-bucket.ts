import { parse } from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import {
  changeById,
  deleteWhere,
  findOne,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { mediaBucket } from '#plugins/kit/originals/open-originals.ts'
import type { Bucket } from '#plugins/kit/originals/originals-in-bucket.ts'
import { OriginalsUnreachable } from '#plugins/kit/originals/originals.ts'
import { fileNotFound, media } from './media.ts'

/** The pictures' collection, with its files where the settings say. */
export function storedMedia(): CollectionConfig {
  const bucket = mediaBucket()
  return bucket ? storedInBucket(media(), bucket) : media()
}

/**
 * The collection with its files in a bucket. A document whose file could not be stored is taken back, and one whose
 * file could not be deleted stays: a bucket that does not answer leaves everything as it was.
 */
function storedInBucket(collection: CollectionConfig, bucket: Bucket): CollectionConfig {
  // Payload compares names with documents and its own folder, but pictures of the site's design have no document.
  const findFreeName: CollectionBeforeOperationHook = async ({ args, req }) => {
    if (!req.file) return args
    const { name: stem, ext } = parse(req.file.name)
    for (let number = 1; await answered(req, bucket.find(parse(req.file.name).name)); number += 1)
      req.file.name = `${stem}-${number}${ext}`
    return args
  }

  // Payload validates between its hooks and the database, so the file waits for the document.
  const storeFile: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (!req.file) return
    try {
      await answered(req, bucket.put(doc.filename, req.file.data))
    } catch (problem) {
      await takeBack(req, operation === 'create' ? undefined : previousDoc, doc.id)
      throw problem
    }
    if (operation === 'update' && previousDoc.filename !== doc.filename)
      await answered(req, bucket.remove(previousDoc.filename))
  }

  const removeFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const document = await findOne(req, 'media', { id: { equals: id } })
    if (document?.filename) await answered(req, bucket.remove(document.filename))
  }

  async function serve(req: PayloadRequest, { params }: { params: { filename: string } }): Promise<Response> {
    const original = await answered(req, bucket.find(parse(params.filename).name))
    const content = original?.file === params.filename && (await answered(req, bucket.read(original)))
    if (!content) return fileNotFound()
    const type = `image/${parse(params.filename).ext.slice(1).replace('jpg', 'jpeg')}`
    return new Response(new Uint8Array(content), { headers: { 'Content-Type': type } })
  }

  const { hooks = {} } = collection
  return {
    ...collection,
    // Payload would fetch the file of the copy from the shop's own address.
    disableDuplicate: true,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), findFreeName],
      afterChange: [storeFile, ...(hooks.afterChange ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), removeFile],
    },
    upload: { ...(collection.upload as object), disableLocalStorage: true, handlers: [serve] },
  }
}

/** Undoes a change of a document: gives it back its previous content, or deletes it where it had none. */
async function takeBack(
  context: WithPayload,
  previous: Partial<Stored<'media'>> | undefined,
  id: DocumentId,
): Promise<void> {
  if (previous) await changeById(context, 'media', id, previous)
  else await deleteWhere(context, 'media', { id: { equals: id } })
}

/** Shows staff a sentence when the bucket does not answer. */
async function answered<Answer>(req: PayloadRequest, pending: Promise<Answer>): Promise<Answer> {
  try {
    return await pending
  } catch (problem) {
    if (!(problem instanceof OriginalsUnreachable)) throw problem
    req.payload.logger.error({ err: problem }, problem.message)
    throw adminRefusal('shop.pictures_unreachable')
  }
}
