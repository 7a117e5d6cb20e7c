import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { ADDRESSES_TAG, pageTag, pathTag, PRESS_TAG } from '#domain/pages/cache-tags.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findAll, findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { lastPublishedPath } from '../repository.ts'
import { pageAddresses } from './page-addresses.ts'
import { pageBlocks } from './page-blocks.ts'
import { shownFiles } from './published-pictures.ts'
import { redirectFormerPath } from './redirects.ts'
import { referencesIn } from './references.ts'

/** Notes who saves the page. What the shop publishes by itself keeps the name of who wrote it. */
export const noteEditor: CollectionBeforeChangeHook<Stored<'pages'>> = ({ data, req }) =>
  req.user ? { ...data, editedBy: staffNameOf(req) } : data

/** Notes which documents the page refers to, so that a moved or deleted one finds the pages that lead to it. */
export const noteReferences: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  references: referencesIn([{ name: 'blocks', type: 'blocks', blocks: pageBlocks(req) }], data),
})

/** What visitors know of a page. */
const LIVE = ['path', 'kind', 'language', 'original', '_status', 'deletedAt'] as const
type Live = Pick<Stored<'pages'>, 'id' | (typeof LIVE)[number]>

/** A page before a change: as visitors have seen it, and where it was published last. */
interface Before {
  live: Live | null
  formerPath: string | null
}

declare module 'payload' {
  interface RequestContext {
    /** The pages that are being changed, by id: several at once where staff have chosen several. */
    pagesBefore?: Map<DocumentId, Before>
  }
}

/**
 * Notes how visitors have seen the page and where it was before it is published anew: the version of today is not written
 * yet, and the document that the hooks get as the former one is the newest draft.
 */
export const noteBefore: CollectionBeforeChangeHook<Stored<'pages'>> = async ({ context, data, originalDoc, req }) => {
  if (originalDoc?.id === undefined) return data
  const live = await findOne(req, 'pages', { id: { equals: originalDoc.id } }, LIVE)
  const formerPath = data._status === 'published' ? await lastPublishedPath(req, originalDoc.id) : null
  context.pagesBefore ??= new Map()
  context.pagesBefore.set(originalDoc.id, { live, formerPath })
  return data
}

/** A published page has changed: what shows it is stale, what links to it where it has moved, and the list of addresses. */
export const pageChanged: CollectionAfterChangeHook<Stored<'pages'>> = async ({ context, doc, req }) => {
  const { live: before = null, formerPath = null } = context.pagesBefore?.get(doc.id) ?? {}
  const after = await findOne(req, 'pages', { id: { equals: doc.id } }, LIVE)
  const isDraftOfPublished = doc._status === 'draft' && isPublished(after)
  if (isDraftOfPublished || !(isPublished(before) || isPublished(after))) return
  if (isPublished(after)) await redirectFormerPath(req, doc, formerPath)
  await pageStale(req, before, after)
}

export const pageDeleted: CollectionAfterDeleteHook<Stored<'pages'>> = async ({ doc, req }) => {
  // A hook may get the related page whole.
  const original: unknown = doc.original
  const { id } = { id: original, ...(original as object | null) } as { id: Live['original'] }
  await pageStale(req, { ...doc, original: id }, null)
}

async function pageStale(context: WithPayload, before: Live | null, after: Live | null): Promise<void> {
  await Promise.all([pageAddresses.invalidate(context), shownFiles.invalidate(context)])
  const [id] = [before, after].flatMap((page) => page?.id ?? [])
  if (id === undefined) return
  const isMoved = isPublished(before) !== isPublished(after) || before?.path !== after?.path
  const isOfOthers = isMoved || before?.original !== after?.original || before?.language !== after?.language
  const isPress = [before, after].some((page) => page?.kind === 'press_release')
  await invalidate(context, [
    ...[pageTag(id), ADDRESSES_TAG],
    ...(isMoved ? [pathTag(id)] : []),
    ...(isPress ? [PRESS_TAG] : []),
    ...(isOfOthers ? (await translationsOf(context, [before, after])).map(pageTag) : []),
  ])
}

/** The other pages of a family of translations, each of which names all of them. */
async function translationsOf(context: WithPayload, pages: (Live | null)[]): Promise<DocumentId[]> {
  const originals = [...new Set(pages.flatMap((page) => (page ? [page.original ?? page.id] : [])))]
  const others = await findAll(context, 'pages', { original: { in: originals } }, { fields: ['path'] })
  return [...new Set([...originals, ...others.map(({ id }) => id)])]
}

function isPublished(page: Live | null): boolean {
  return page?._status === 'published' && !page.deletedAt
}
