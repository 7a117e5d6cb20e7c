import type { CollectionBeforeChangeHook } from 'payload'
import { readSynonyms } from '#domain/search/synonyms.ts'
import type { Synonyms } from '#domain/search/engine.ts'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import type { Stored, WithPayload } from '#plugins/kit/storage/documents.ts'
import { analyzers } from './analyzers.ts'
import { answersFor } from './ask.ts'
import { searchWords } from './repository.ts'

/** How many results of each kind are compared. */
const COMPARED = { limit: 10 }

/** Refuses to publish a word of which a test fails. What the shop itself writes has been tested before. */
export const refuseFailingWord: CollectionBeforeChangeHook<Stored<'search-words'>> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { _status, from, to, tests } = { ...originalDoc, ...data }
  if (!req.user || _status !== 'published' || !from || !to) return data
  const { rows } = await searchWords.read(req)
  const others = rows.filter(({ id }) => id !== originalDoc?.id)
  const synonyms = readSynonyms([...others, { from, to }], analyzers.fi)
  for (const { query, same } of tests ?? [])
    if (!(await findsSame(req, synonyms, [query, same])))
      throw adminRefusal('search.test_failed', { from: query, to: same })
  return data
}

/** Whether two questions have a result in common among the first. */
async function findsSame({ payload }: WithPayload, synonyms: Synonyms, questions: [string, string]): Promise<boolean> {
  const more = { article: COMPARED, store: COMPARED, page: COMPARED, city: COMPARED, category: COMPARED }
  const [one, other] = await Promise.all(
    questions.map(async (words) => {
      const { found } = await answersFor({ payload }, words, { more, synonyms })
      return new Set(Object.values(found).flatMap(({ hits }) => hits.map(({ id }) => id)))
    }),
  )
  return one !== undefined && other !== undefined && !one.isDisjointFrom(other)
}
