import { now } from '#plugins/kit/clock.ts'
import { findAll, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { checkDocument, sentenceFor } from './check-page.ts'
import { knownPaths } from './known-paths.ts'

/** A published page with what its editors should look at. */
export interface WarnedPage {
  id: DocumentId
  title: string
  sentences: string[]
}

/** How long after a page was published its warnings are shown: who has looked at them has decided by then. */
const SHOWN_FOR_MS = 30 * 86_400_000

/** Pages that are checked at most, of those published last. */
const MOST_CHECKED = 20

/**
 * The pages that staff have published lately and that have warnings, the latest first. Warnings do not stop a page from
 * being published, so otherwise only its publisher would see them.
 */
export async function recentWarnings(context: WithPayload): Promise<WarnedPage[]> {
  const since = new Date(now().getTime() - SHOWN_FOR_MS).toISOString()
  const where = {
    and: [
      { _status: { equals: 'published' }, deletedAt: { exists: false } },
      { editedBy: { exists: true }, updatedAt: { greater_than: since } },
    ],
  }
  const pages = await findAll(context, 'pages', where, { sort: '-updatedAt', limit: MOST_CHECKED })
  const known = await knownPaths(context)
  const checked = await Promise.all(
    pages.map(async (page) => ({
      id: page.id,
      title: page.title,
      sentences: (await checkDocument(context, page, known))
        .filter(({ level }) => level === 'warning')
        .map((warning) => sentenceFor(context, warning)),
    })),
  )
  return checked.filter(({ sentences }) => sentences.length > 0)
}
