import { Tag } from '#contracts/consent.ts'
import { Question } from '#contracts/questions.ts'
import { SocialAccount } from '#contracts/shell.ts'
import { paragraphsOf } from './content/paragraphs.ts'
import type { TagState } from '#domain/consent/needs-new-consent.ts'
import { currentNumber } from '#plugins/kit/storage/counters.ts'
import { findAll, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { cached } from '#plugins/kit/storage/cached.ts'

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

/** Counts the changes of tags for which visitors are asked anew. */
export const CONSENT_COUNTER = 'consent'

/** The tags in use by name, and the version of the list. */
export async function findTags(context: WithPayload): Promise<{ version: number; tags: Tag[] }> {
  // The version first: read after the tags, it could be newer than they are, and a tag would run unasked.
  const version = await currentNumber(context, CONSENT_COUNTER)
  const documents = await findAll(context, 'tags', { isActive: { equals: true } }, { sort: 'name' })
  const tags = documents.map((document) => {
    const { name, paths } = document
    const { src, category, hosts, stored } = tagState(document)
    return Tag.parse({ name, src, category, hosts, paths: paths ?? [], stored })
  })
  return { version, tags }
}

/** What visitors agree to in a tag, of its document. */
export function tagState({ src, category, hosts, stored, isActive }: Stored<'tags'>): TagState {
  return {
    src,
    category,
    hosts: hosts ?? [],
    stored: (stored ?? []).map(({ name, kind, purpose, lifetime }) => ({ name, kind, purpose, lifetime })),
    isActive: isActive === true,
  }
}
