import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { ADDRESSES_TAG, pageTag } from '#domain/pages/cache-tags.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { lastPublishedPath } from '../repository.ts'
import { pageAddresses } from './page-addresses.ts'
import { pagePictures } from './published-pictures.ts'
import { redirectFormerPath } from './redirects.ts'
import { referencesIn } from './references.ts'

/** Notes who saves the page. What the shop publishes by itself keeps the name of who wrote it. */
export const noteEditor: CollectionBeforeChangeHook<Stored<'pages'>> = ({ data, req }) =>
  req.user ? { ...data, editedBy: staffNameOf(req) } : data

/** Notes which documents the page refers to, so that a moved or deleted one finds the pages that lead to it. */
export const noteReferences: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  references: referencesIn([{ name: 'blocks', type: 'blocks', blocks: allBlocks }], data),
})

/** Notes where the page was before it is published anew: the version of today is not written yet. */
export const noteFormerPath: CollectionBeforeChangeHook<Stored<'pages'>> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isKnown = operation === 'update' && originalDoc
  context.formerPath = data._status === 'published' && isKnown ? await lastPublishedPath(req, originalDoc.id) : null
  return data
}

/** What a list of addresses and a link know of a page. */
function addressOf({
  path,
  title,
  kind,
  language,
  seo,
  effectiveOn,
  original,
  deletedAt,
}: Partial<Stored<'pages'>>): string {
  return JSON.stringify([path, title, kind, language, seo, effectiveOn, original, deletedAt])
}

/** A published page has changed: the page itself, those that link to it, and the addresses where they have changed. */
export const pageChanged: CollectionAfterChangeHook<Stored<'pages'>> = async ({ context, doc, previousDoc, req }) => {
  const live = doc._status === 'draft' && (await findOne(req, 'pages', { id: { equals: doc.id } }, ['_status']))
  const isDraftOfPublished = live && live._status === 'published'
  if (isDraftOfPublished) return
  const wasPublished = previousDoc?._status === 'published' && !previousDoc.deletedAt
  const isPublished = doc._status === 'published' && !doc.deletedAt
  if (!wasPublished && !isPublished) return
  if (isPublished) await redirectFormerPath(req, doc, (context.formerPath as string | null | undefined) ?? null)
  await Promise.all([pageAddresses.invalidate(req), pagePictures.invalidate(req)])
  const isMoved = wasPublished !== isPublished || addressOf(doc) !== addressOf(previousDoc)
  await invalidate(req, [pageTag(doc.id), ...(isMoved ? [ADDRESSES_TAG] : [])])
}

export const pageDeleted: CollectionAfterDeleteHook<Stored<'pages'>> = async ({ doc, req }) => {
  await Promise.all([pageAddresses.invalidate(req), pagePictures.invalidate(req)])
  await invalidate(req, [pageTag(doc.id), ADDRESSES_TAG])
}
