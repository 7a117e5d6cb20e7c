import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'
import type { PageProblem } from '#contracts/page-checks.ts'
import type { OverSchedule } from '#contracts/releases.ts'
import { ADDRESSES_TAG, pageTag, pathTag, PRESS_TAG } from '#domain/pages/cache-tags.ts'
import { normalizedPagePath } from '#domain/pages/page-path.ts'
import { keepLock } from '#plugins/kit/admin/locks.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findAll, findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { lastPublishedPath } from '../repository.ts'
import { changeReleases, missingChoice, releasesOver } from '../schedule/over-schedule.ts'
import { contentOf } from '../schedule/page-content.ts'
import { recordVersionOf, unclearDay } from './agreements.ts'
import { checkDocument, sentenceFor } from './check-page.ts'
import { pageAddresses } from './page-addresses.ts'
import { pageBlocks } from './page-blocks.ts'
import { shownFiles } from './published-pictures.ts'
import { redirectFormerPath } from './redirects.ts'
import { referencesIn } from './references.ts'

/*
 * The save of a page, from top to bottom. Payload calls one function for each of its phases: `prepareSave`, `beforeSave`, then it
 * writes, then `afterSave`.
 */

type Page = Stored<'pages'>

declare module 'payload' {
  interface RequestContext {
    /** Set by the seeds, whose pages lead to each other and are published one by one. */
    isSeeding?: boolean
    /** Set by releases, whose pages are checked together before the first of them is published. */
    isReleasing?: boolean
  }
}

/** What visitors know of a page. */
const LIVE = ['path', 'kind', 'language', 'original', '_status', 'deletedAt'] as const
type Live = Pick<Page, 'id' | (typeof LIVE)[number]>

/** What `afterSave` needs to know of the time before. */
interface Before {
  /** The page as visitors have seen it. */
  live: Live | null
  /** Where the page was published last. */
  formerPath: string | null
  /** The releases that would publish another content over this one, and what the editor has chosen for them. */
  schedule: { releases: DocumentId[]; choice: OverSchedule } | null
}

/**
 * By the former document, which Payload gives as one object to the hooks before and after it writes: two saves in one request do
 * not mix. Where a version is restored it gives another, but that makes a draft, which changes nothing that is live.
 */
const begun = new WeakMap<object, Before>()

/** What is restored is a draft: it is checked when it is published. */
export const prepareSave: CollectionBeforeValidateHook<Page> = ({ context, data }) => ({
  ...data,
  ...(context.isRestoringVersion === true && { _status: 'draft' as const }),
  ...(typeof data?.path === 'string' && { path: normalizedPagePath(data.path) }),
})

/** Refuses to publish a page with errors, each at its field, and notes what was there before. */
export const beforeSave: CollectionBeforeChangeHook<Page> = async ({ context, data, originalDoc, req }) => {
  const isPublished = data._status === 'published'
  const isChecked = isPublished && !context.isSeeding && !context.isReleasing && !data.deletedAt
  const former = originalDoc?.id === undefined ? null : originalDoc

  if (isChecked) assertNone(req, await unfitFields(req, data))
  if (isPublished) assertNone(req, await unclearDay(req, former?.id, data))
  const releases = isChecked && former ? await releasesOver(req, former.id, contentOf(data as Page)) : []
  const choice = data.overSchedule
  if (!choice) assertNone(req, missingChoice(releases))

  if (former)
    begun.set(former, {
      // The former document is the newest draft, which visitors may never have seen.
      live: await findLive(req, former.id),
      // Read before the version of today is written.
      formerPath: isPublished ? await lastPublishedPath(req, former.id) : null,
      schedule: choice ? { releases: releases.map(({ id }) => id), choice } : null,
    })
  return {
    ...data,
    // What the shop publishes by itself keeps the name of who wrote it.
    ...(req.user && { editedBy: staffNameOf(req) }),
    // So a page that moves or is deleted finds the pages that lead to it.
    references: referencesIn([{ name: 'blocks', type: 'blocks', blocks: pageBlocks(req) }], data),
  }
}

/** Records what was published, leads the former path to the page, and invalidates what shows either. */
export const afterSave: CollectionAfterChangeHook<Page> = async (saved) => {
  const { doc, previousDoc, req } = saved
  const { live: before, formerPath, schedule } = begun.get(previousDoc) ?? NEW
  const after = await findLive(req, doc.id)

  if (doc._status === 'published') await recordVersionOf(req, doc)
  const isDraftOfPublished = doc._status === 'draft' && isPublic(after)
  if (!isDraftOfPublished && (isPublic(before) || isPublic(after))) {
    if (isPublic(after)) await redirectFormerPath(req, doc, formerPath)
    await invalidatePage(req, before, after)
  }
  if (doc._status === 'published' && schedule) await changeReleases(req, doc.id, schedule)
  await keepLock(saved)
}

const NEW: Before = { live: null, formerPath: null, schedule: null }

export const afterDelete: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  // A hook may get the related page whole.
  const original: unknown = doc.original
  const { id } = { id: original, ...(original as object | null) } as { id: Live['original'] }
  await invalidatePage(req, { ...doc, original: id }, null)
}

/** What keeps a page from being published, at its description or its blocks. */
async function unfitFields(req: PayloadRequest, page: Partial<Page>): Promise<ValidationFieldError[]> {
  const found = (await checkDocument(req, page)).filter(({ level }) => level === 'error')
  const sentences = (problems: PageProblem[]) => problems.map((problem) => sentenceFor(req, problem)).join(' ')
  const ofPage = found.filter(({ block }) => block === null)
  const ofBlocks = found.filter(({ block }) => block !== null)
  return [
    { label: 'Kuvaus', path: 'seo.description', message: sentences(ofPage) },
    { label: 'Lohkot', path: 'blocks', message: sentences(ofBlocks) },
  ].filter(({ message }) => message)
}

function assertNone(req: PayloadRequest, errors: ValidationFieldError[]): void {
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors, req }, req.t)
}

function findLive(context: WithPayload, id: DocumentId): Promise<Live | null> {
  return findOne(context, 'pages', { id: { equals: id } }, LIVE)
}

/** Makes stale what shows a page, what links to it where it has moved, and the list of addresses. */
async function invalidatePage(context: WithPayload, before: Live | null, after: Live | null): Promise<void> {
  await Promise.all([pageAddresses.invalidate(context), shownFiles.invalidate(context)])
  const [id] = [before, after].flatMap((page) => page?.id ?? [])
  if (id === undefined) return
  const isMoved = isPublic(before) !== isPublic(after) || before?.path !== after?.path
  const isOfOthers = isMoved || before?.original !== after?.original || before?.language !== after?.language
  const isPress = [before, after].some((page) => page?.kind === 'press_release')
  await invalidate(context, [
    pageTag(id),
    ADDRESSES_TAG,
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

function isPublic(page: Live | null): boolean {
  return page?._status === 'published' && !page.deletedAt
}
