import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type FieldHook,
  type PayloadRequest,
} from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { OverSchedule } from '#contracts/releases.ts'
import { textOf } from '#locales/texts.ts'
import { findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { contentOf, isSame, type PageContent } from './page-content.ts'
import { changesNothing, contentsOf, moveRelease, openReleases, type Release } from './repository.ts'

type Page = Stored<'pages'>

declare module 'payload' {
  interface RequestContext {
    /** What becomes of schedules that pages are published over, by page. */
    overSchedules?: Map<DocumentId, { choice: OverSchedule; releases: DocumentId[] }>
    /** Set where a release takes a page along that has just been published. Its checks run when it goes live. */
    isTakingAlong?: boolean
  }
}

/**
 * A page is published while another content of it waits for its moment: without a word, that moment would put the older text
 * and the former address over it. So the editor says what becomes of the schedule.
 */
export const askOverSchedule: CollectionBeforeChangeHook<Page> = async ({ context, data, originalDoc, req }) => {
  if (data._status !== 'published' || !originalDoc || context.isSeeding || context.isReleasing || data.deletedAt)
    return data
  const releases = await plannedOtherwise(req, originalDoc.id, contentOf(data as Page))
  const [first] = releases
  if (!first) return data
  if (!data.overSchedule) {
    const message = textOf(STAFF_LANGUAGE, 'admin')('schedule.over_missing', { name: first.name })
    const errors = [{ label: 'Ajastus', path: 'overSchedule', message }]
    throw new ValidationError({ collection: 'pages', errors, req }, req.t)
  }
  context.overSchedules ??= new Map()
  const ids = releases.map(({ id }) => id)
  context.overSchedules.set(originalDoc.id, { choice: data.overSchedule, releases: ids })
  return data
}

/** Does what the editor has chosen, once the page is published. */
export const followOverSchedule: CollectionAfterChangeHook<Page> = async ({ context, doc, req }) => {
  const chosen = context.overSchedules?.get(doc.id)
  if (doc._status !== 'published' || !chosen || chosen.choice === 'keep') return
  context.overSchedules?.delete(doc.id)
  for (const id of chosen.releases) await changePlanned(req, id, doc.id, chosen.choice)
}

/** Keeps the choice in the form while drafts are saved by themselves. It is stored nowhere. */
export const keepChoice: FieldHook<Page> = ({ data, originalDoc }) =>
  originalDoc?._status === 'published' ? null : (data?.overSchedule ?? null)

async function changePlanned(req: PayloadRequest, id: DocumentId, page: DocumentId, choice: 'take' | 'drop') {
  const release = await findOne(req, 'releases', { id: { equals: id } })
  if (release?.state !== 'planned') return
  const rows = release.pages ?? []
  const isIt = (row: { page: DocumentId }) => String(row.page) === String(page)
  const left = rows.filter((row) => !isIt(row))
  if (choice === 'drop' && changesNothing({ ...release, pages: left })) {
    const trouble = textOf(STAFF_LANGUAGE, 'admin')('schedule.dropped')
    await moveRelease(req, id, 'stopped', { trouble })
    return
  }
  const taken = rows.map((row) => (isIt(row) ? { ...row, takesNewest: true } : row))
  const data = { pages: choice === 'take' ? taken : left } as never
  const context = { ...req.context, isTakingAlong: true }
  await req.payload.update({ collection: 'releases', id, data, depth: 0, req, context, overrideLock: true })
}

/** The releases that will publish a page with another content. */
async function plannedOtherwise(context: WithPayload, page: DocumentId, content: PageContent): Promise<Release[]> {
  return (await openReleases.read(context)).filter((release) => {
    const planned = contentsOf(release).find((one) => String(one.page) === String(page))
    return release.state === 'planned' && planned && !isSame(planned.content, content)
  })
}
