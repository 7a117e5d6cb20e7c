import type { FieldHook, PayloadRequest, ValidationFieldError } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { OverSchedule } from '#contracts/releases.ts'
import { textOf } from '#locales/texts.ts'
import { findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { isSame, type PageContent } from './page-content.ts'
import { changesNothing, contentsOf, moveRelease, openReleases, type Release } from './repository.ts'

/*
 * A page is published while another content of it waits for its moment: without a word, that moment would put the older text
 * and the former address over it. So the editor says what becomes of the schedule.
 */

declare module 'payload' {
  interface RequestContext {
    /** Set where a release takes a page along that has just been published. Its checks run when it goes live. */
    isTakingAlong?: boolean
  }
}

/** The releases that will publish a page with another content than this one. */
export async function releasesOver(context: WithPayload, page: DocumentId, content: PageContent): Promise<Release[]> {
  return (await openReleases.read(context)).filter((release) => {
    const planned = contentsOf(release).find((one) => String(one.page) === String(page))
    return release.state === 'planned' && planned && !isSame(planned.content, content)
  })
}

/** What keeps a page from being published over these releases while the editor has chosen nothing. */
export function missingChoice([first]: readonly Release[]): ValidationFieldError[] {
  if (!first) return []
  const message = textOf(STAFF_LANGUAGE, 'admin')('schedule.over_missing', { name: first.name })
  return [{ label: 'Ajastus', path: 'overSchedule', message }]
}

/** Does with the releases what the editor has chosen, once the page is published. */
export async function changeReleases(
  req: PayloadRequest,
  page: DocumentId,
  { releases, choice }: { releases: readonly DocumentId[]; choice: OverSchedule },
): Promise<void> {
  if (choice === 'keep') return
  for (const id of releases) await changePlanned(req, id, page, choice)
}

/** Keeps the choice in the form while drafts are saved by themselves. It is stored nowhere. */
export const keepChoice: FieldHook<Stored<'pages'>> = ({ data, originalDoc }) =>
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
