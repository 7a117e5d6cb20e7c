import { randomUUID } from 'node:crypto'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { normalizedPagePath } from '#domain/pages/page-path.ts'
import { textOf } from '#locales/texts.ts'
import { EDITORS, hasRole } from '#plugins/kit/admin/access.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { findGlobal, findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { newestDraft } from '../repository.ts'
import { contentOf } from '../schedule/page-content.ts'
import { releaseProblems } from './problems.ts'
import { contentsOf, openReleases, type PlannedContent, type Release } from '../schedule/repository.ts'

/** Fields that only guarded statements change: a form that was opened before them must not set them back. */
const NOTED = ['state', 'step', 'released', 'wentLiveAt', 'cameBackAt', 'stoppedAt', 'trouble'] as const

/** Where a problem stands, as the form names it. */
const labels: Record<string, string> = {
  goesLiveAt: 'Alkaa',
  comesBackAt: 'Palaa',
  pages: 'Sivut',
  prices: 'Hinnat',
  discount: 'Koodi',
  menus: 'Valikot',
  redirects: 'Uudelleenohjaukset',
}

/** Takes what is planned as it is now: the drafts of the pages, and the menus to begin with. */
export const planRelease: CollectionBeforeChangeHook<Release> = async ({ data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? originalDoc : undefined
  if (before && before.state !== 'planned') return data
  const known = before ? contentsOf(before) : []
  const taken = await takenContents(req, data.pages ?? [], known)
  return {
    ...data,
    ref: before?.ref ?? randomUUID(),
    plannedBy: req.user?.email ?? before?.plannedBy ?? null,
    pages: taken.pages,
    contents: taken.contents,
    redirects: (data.redirects ?? []).map((one) => ({ ...one, from: normalizedPagePath(one.from ?? '') })),
    ...(data.changesMenus && !before?.copiedMenus && { menus: await menusNow(req), copiedMenus: true }),
  }
}

/** Refuses what could not go live, each problem at its field. Only what is new is checked of a release that is live. */
export const refuseUnfitRelease: CollectionBeforeChangeHook<Release> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (context.isTakingAlong) return data
  const before = operation === 'update' ? (originalDoc ?? null) : null
  if (before && !['planned', 'live'].includes(before.state ?? '')) {
    if (isChanged(data, before)) throw adminRefusal('release.not_open')
    return data
  }
  // The rules of the fields speak first.
  if (!data.goesLiveAt && !before?.goesLiveAt) return data
  const isMarketer = req.user !== null && !hasRole(req, EDITORS)
  const problems = await releaseProblems(req, { ...before, ...data } as Release, {
    before,
    isMarketer,
    now: nowIso(),
  })
  const t = textOf(STAFF_LANGUAGE, 'refusal')
  const errors = problems.map(({ path, code, details }) => ({
    path,
    label: labels[path.split('.')[0] ?? ''] ?? path,
    message: t(code, details),
  }))
  if (errors.length > 0) throw new ValidationError({ collection: 'releases', errors, req }, req.t)
  return data
}

/** Leaves out what the shop notes by itself, so that the form's copy of it is not written. */
export const keepWhatTheShopNotes: CollectionBeforeChangeHook<Release> = ({ data, operation }) => {
  if (operation === 'create') return { ...data, state: 'planned', step: 0 }
  const saved = { ...data }
  for (const name of NOTED) delete saved[name]
  return saved
}

/** Keeps a release that is live: what it has put up must come back first. */
export const refuseLive: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const release = await findOne(req, 'releases', { id: { equals: id } }, ['state'])
  if (release && ['going_live', 'live', 'coming_back'].includes(release.state ?? ''))
    throw adminRefusal('release.still_live')
}

/** What is planned has changed. Payload takes a hook's result for the document, so this one returns none. */
export const releaseChanged: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ req }) => {
  await openReleases.invalidate(req)
}

function isChanged(data: Partial<Release>, before: Release): boolean {
  return (
    data.name !== before.name ||
    data.goesLiveAt !== before.goesLiveAt ||
    (data.comesBackAt ?? null) !== (before.comesBackAt ?? null)
  )
}

type Rows = NonNullable<Release['pages']>

/** The rows with when their drafts were taken, and the drafts: those that are new, and those that are asked for anew. */
async function takenContents(
  context: WithPayload,
  rows: Rows,
  known: PlannedContent[],
): Promise<{ pages: Rows; contents: PlannedContent[] }> {
  const pages: Rows = []
  const contents: PlannedContent[] = []
  for (const row of rows) {
    const before = known.find(({ page }) => String(page) === String(row.page))
    const draft =
      row.action !== 'publish' || (before && row.takenAt && !row.takesNewest)
        ? null
        : await newestDraft(context, row.page)
    if (row.action === 'publish' && draft) contents.push({ page: row.page, content: contentOf(draft) })
    else if (row.action === 'publish' && before) contents.push(before)
    const takenAt = draft ? now().toISOString() : row.action === 'publish' ? (row.takenAt ?? null) : null
    pages.push({ ...row, takenAt, takesNewest: false })
  }
  return { pages, contents }
}

/** A copy of the menus as they are published, without the ids of their rows, which are of another document. */
async function menusNow(context: WithPayload): Promise<Release['menus']> {
  const stored = await findGlobal(context, 'menus')
  const { id: _, globalType: __, createdAt: ___, updatedAt: ____, ...fields } = stored as Record<string, unknown>
  return withoutIds(fields) as Release['menus']
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const saved = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(saved.map(([name, each]) => [name, withoutIds(each)]))
}
