import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { ADDRESSES_TAG, pageTag } from '#domain/pages/cache-tags.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { pageAddresses } from './page-addresses.ts'
import { pagePictures } from './published-pictures.ts'
import { referencesIn } from './references.ts'

/** Notes which documents the page refers to, so that a moved or deleted one finds the pages that lead to it. */
export const noteReferences: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  references: referencesIn([{ name: 'blocks', type: 'blocks', blocks: allBlocks }], data),
})

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
export const pageChanged: CollectionAfterChangeHook<Stored<'pages'>> = async ({ doc, previousDoc, req }) => {
  const live = doc._status === 'draft' && (await findOne(req, 'pages', { id: { equals: doc.id } }, ['_status']))
  const isDraftOfPublished = live && live._status === 'published'
  if (isDraftOfPublished) return
  const wasPublished = previousDoc?._status === 'published' && !previousDoc.deletedAt
  const isPublished = doc._status === 'published' && !doc.deletedAt
  if (!wasPublished && !isPublished) return
  await Promise.all([pageAddresses.invalidate(req), pagePictures.invalidate(req)])
  const isMoved = wasPublished !== isPublished || addressOf(doc) !== addressOf(previousDoc)
  await invalidate(req, [pageTag(doc.id), ...(isMoved ? [ADDRESSES_TAG] : [])])
}

export const pageDeleted: CollectionAfterDeleteHook<Stored<'pages'>> = async ({ doc, req }) => {
  await Promise.all([pageAddresses.invalidate(req), pagePictures.invalidate(req)])
  await invalidate(req, [pageTag(doc.id), ADDRESSES_TAG])
}
