import { APIError, type PayloadRequest } from 'payload'
import { findOne, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'
import { newestVersionAt, raiseDraft, versionsSince, type PageVersion } from '../repository.ts'
import { contentOf, isSame, type PageContent } from '../schedule/page-content.ts'
import { contentsOf, noteProgress, releasedBy, type Release, type ReleasedPage } from '../schedule/repository.ts'

/** Another process has gone on with the release: this one leaves it to that. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** A page that cannot be published, and the sentence that says why. */
export class Unpublishable extends Error {
  override readonly name = 'Unpublishable'
}

/**
 * Publishes the pages of a release, or takes them off the site, one after the other. What each was before is noted first,
 * so that a run which was cut off goes on where it ended.
 */
export async function putUpPages(req: PayloadRequest, release: Release): Promise<Release> {
  let current = release
  for (const { page, action } of release.pages ?? []) {
    if (releasedBy(current).find((one) => isOf(one, page))?.stage === 'done') continue
    const content = contentsOf(release).find((one) => isOf(one, page))?.content
    if (!releasedBy(current).some((one) => isOf(one, page))) current = await note(req, current, await asItIs(req, page))
    const { seenAt = null } = releasedBy(current).find((one) => isOf(one, page)) ?? {}
    if (action === 'unpublish') await unpublish(req, page)
    else if (content) await publish(req, page, content, seenAt)
    current = await noteStage(req, current, page, 'done')
  }
  return current
}

/**
 * Takes the pages of a release back to what they were, the last one first. One that an editor has published anew
 * meanwhile stays as it is.
 */
export async function takeBackPages(req: PayloadRequest, release: Release): Promise<Release> {
  let current = release
  for (const { page, before, stage, changedAt } of releasedBy(release).toReversed()) {
    if (stage === 'back' || stage === 'left') continue
    const stored = await findOne(req, 'pages', { id: { equals: page } }, ['updatedAt', 'deletedAt'])
    const isOurs = stage !== 'done' || stored?.updatedAt === changedAt
    if (!stored || stored.deletedAt || !isOurs) {
      current = await noteStage(req, current, page, 'left')
      continue
    }
    if (stage === 'done') current = await noteStage(req, current, page, 'begun_back', changedAt)
    current = await noteStage(req, current, page, await restored(req, page, before, changedAt))
  }
  return current
}

/** Restores what visitors saw before. A page that cannot be published any more stays as it is. */
async function restored(
  req: PayloadRequest,
  page: DocumentId,
  before: PageContent | null,
  since: string | null,
): Promise<'back' | 'left'> {
  try {
    if (before) await publish(req, page, before, since)
    else await unpublish(req, page)
    return 'back'
  } catch (problem) {
    if (problem instanceof Unpublishable) return 'left'
    throw problem
  }
}

/** What a page is before the release changes it. */
async function asItIs(req: PayloadRequest, page: DocumentId): Promise<ReleasedPage> {
  const seenAt = await newestVersionAt(req, page)
  const stored = await findOne(req, 'pages', { id: { equals: page } })
  if (!stored || stored.deletedAt) throw new Unpublishable('Sivu on poistettu.')
  const before = stored._status === 'published' ? contentOf(stored) : null
  return { page, before, seenAt, stage: 'begun', changedAt: null }
}

/**
 * Publishes a content. A draft that was the newest when the page was seen, or was saved since, stays the newest, so
 * that no work is lost, however shortly before it was saved.
 *
 * @param since When the newest version was saved that was seen.
 */
async function publish(req: PayloadRequest, page: DocumentId, content: PageContent, since: string | null) {
  await update(req, page, { ...content, _status: 'published' })
  const versions = since === null ? [] : await versionsSince(req, page, since)
  const [newest] = versions
  const isOurs = ({ updatedAt, version }: PageVersion) => version._status === 'published' && updatedAt !== since
  const before = versions.find((version) => !isOurs(version))
  if (!newest || !before || before.version._status !== 'draft' || newest === before) return
  const shown = [content, ...versions.filter(isOurs).map(({ version }) => contentOf(version))]
  if (!shown.some((each) => isSame(each, contentOf(before.version)))) await raiseDraft(req, before, newest)
}

async function unpublish(req: PayloadRequest, page: DocumentId): Promise<void> {
  await update(req, page, { _status: 'draft' })
}

async function update(
  req: PayloadRequest,
  page: DocumentId,
  data: Partial<Stored<'pages'>>,
  { isDraft = false } = {},
): Promise<void> {
  const to = { collection: 'pages' as const, id: page, data: data as never, draft: isDraft, depth: 0 }
  try {
    await req.payload.update({ ...to, req, context: { ...req.context, isReleasing: true }, overrideLock: true })
  } catch (problem) {
    throw problem instanceof APIError && problem.status < 500 ? new Unpublishable(sentenceOf(problem)) : problem
  }
}

/** The sentence of the first field that refuses, or of the whole. */
function sentenceOf({ data, message }: APIError): string {
  const { errors } = (data ?? {}) as { errors?: { message?: string }[] }
  return errors?.[0]?.message ?? message
}

async function note(req: PayloadRequest, release: Release, entry: ReleasedPage): Promise<Release> {
  const others = releasedBy(release).filter(({ page }) => !isOf(entry, page))
  const noted = await noteProgress(req, release, { released: [...others, entry] })
  if (!noted) throw new Overtaken(`Release ${release.ref} was taken further by another process`)
  return noted
}

async function noteStage(
  req: PayloadRequest,
  release: Release,
  page: DocumentId,
  stage: ReleasedPage['stage'],
  changedAt?: string | null,
): Promise<Release> {
  const entry = releasedBy(release).find((one) => isOf(one, page))
  if (!entry) return release
  const stored = changedAt === undefined ? await findOne(req, 'pages', { id: { equals: page } }, ['updatedAt']) : null
  return note(req, release, { ...entry, stage, changedAt: changedAt ?? stored?.updatedAt ?? null })
}

function isOf({ page }: { page: DocumentId }, other: DocumentId): boolean {
  return String(page) === String(other)
}
