import { PageKey } from '#contracts/pages.ts'
import { Question } from '#contracts/questions.ts'
import { SocialAccount } from '#contracts/shell.ts'
import { findAll, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { paragraphsOf } from './content/paragraphs.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import type { Reference } from './content/references.ts'

/** The chain's accounts elsewhere, in the editors' order. Every page asks for them. */
export const socialAccounts = cached('social accounts', async (context) => {
  const documents = await findAll(context, 'social-accounts', {}, { sort: 'place' })
  return documents.map(({ name, url }) => SocialAccount.parse({ name, url }))
})

/** What is asked often, in the editors' order. */
export async function findQuestions(context: WithPayload): Promise<Question[]> {
  const documents = await findAll(context, 'questions', {}, { sort: 'place' })
  return documents.map(({ question, answer }) => {
    return Question.parse({ question, answer: paragraphsOf(answer) })
  })
}

/** The page or category that the editors have chosen for each key. */
export async function chosenPages({ payload }: WithPayload): Promise<{ key: PageKey; reference: Reference }[]> {
  const stored = await payload.db.findGlobal<StoredKeys>({ slug: 'page-keys' })
  return PageKey.options.flatMap((key) => {
    const chosen = stored[key]
    return chosen ? [{ key, reference: { relationTo: chosen.relationTo, id: chosen.value } }] : []
  })
}

type StoredKeys = Partial<Record<PageKey, { relationTo: 'pages' | 'categories'; value: DocumentId } | null>>

/** The path under which a page was published last; null where it never was. */
export async function lastPublishedPath({ payload }: WithPayload, page: DocumentId): Promise<string | null> {
  const where = { and: [{ parent: { equals: page } }, { 'version._status': { equals: 'published' } }] }
  const { docs } = await payload.db.findVersions<{ path: string }>({
    ...{ collection: 'pages', where, sort: '-updatedAt', limit: 1, pagination: false },
    select: { version: { path: true } },
  })
  return docs[0]?.version.path ?? null
}

/** The newest version of a page, published or not; null where there is no such page. */
export async function newestDraft({ payload }: WithPayload, page: DocumentId): Promise<Stored<'pages'> | null> {
  const where = { and: [{ parent: { equals: page } }, { latest: { equals: true } }] }
  const query = { collection: 'pages' as const, where, sort: '-updatedAt', limit: 1, pagination: false }
  const { docs } = await payload.db.findVersions<Stored<'pages'>>(query)
  return docs[0]?.version ?? null
}
