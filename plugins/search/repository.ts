import type { SynonymRow } from '#domain/search/synonyms.ts'
import { readSynonyms } from '#domain/search/synonyms.ts'
import type { Service } from '#domain/search/services.ts'
import { questionKey } from '#domain/search/same-question.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { recentNumber } from '#plugins/kit/storage/counters.ts'
import {
  changeIf,
  deleteWhere,
  findAll,
  writeUnlessTaken,
  type DocumentId,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { analyzers } from './analyzers.ts'

const PUBLISHED = { _status: { equals: 'published' } }

/** A published row of the vocabulary. */
export interface SearchWord extends SynonymRow {
  id: DocumentId
}

/** What words of shoppers mean, as published. */
export const searchWords = cached('search words', async (context) => {
  const documents = await findAll(context, 'search-words', PUBLISHED)
  const rows = documents.map(({ id, from, to }): SearchWord => ({ id, from, to }))
  return { rows, synonyms: readSynonyms(rows, analyzers.fi) }
})

/** What editors have placed in the results of some questions. */
export interface SearchPick {
  /** Keys of the questions. */
  questions: ReadonlySet<string>
  /** Documents of articles that stand first, and of those that stand last. */
  first: readonly DocumentId[]
  last: readonly DocumentId[]
  /** Paths of pages that stand first. */
  pages: readonly string[]
  /** Instants (ms) between which it holds. */
  from: number
  until: number
}

/** What is placed, as published; some of it for a while only. */
export const searchPicks = cached('search picks', async (context) => {
  const documents = await findAll(context, 'search-picks', PUBLISHED)
  return documents.map(({ queries, first, last, pages, startsAt, endsAt }): SearchPick => ({
    questions: new Set((queries ?? []).map((query) => questionKey(query, analyzers.fi))),
    first: idsOf(first),
    last: idsOf(last),
    pages: pages ?? [],
    from: startsAt ? Date.parse(startsAt) : Number.NEGATIVE_INFINITY,
    until: endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY,
  }))
})

/** The services and answers that words may mean, as published. */
export const searchAnswers = cached('search answers', async (context) => {
  const documents = await findAll(context, 'search-answers', PUBLISHED)
  return documents.map(({ id, title, text, url, words, isOfStores, translations }): Service => ({
    id: String(id),
    title,
    text,
    url,
    words: words ?? [],
    translations,
    isOfStores: isOfStores === true,
  }))
})

const POPULARITY = 'article popularity'

/** How popular articles are, from above 0 to 1, by their numbers. */
export const articlePopularity = cached(POPULARITY, async (context) => {
  const rows = await findAll(context, 'article-popularity', {})
  return new Map(rows.map(({ article, popularity }) => [article, popularity]))
})

/** Rises when the popularity of an article has changed. */
export const popularityVersion = (context: WithPayload): Promise<number> => recentNumber(context, POPULARITY)

/** Keeps how popular articles are now, and gives of how many that has changed. */
export async function keepPopularity(context: WithPayload, popular: ReadonlyMap<number, number>): Promise<number> {
  const before = new Map((await findAll(context, 'article-popularity', {})).map((row) => [row.article, row.popularity]))
  const gone = [...before.keys()].filter((article) => !popular.has(article))
  const changed = [...popular].filter(([article, popularity]) => before.get(article) !== popularity)
  for (const [article, popularity] of changed) {
    const isStored = await changeIf(context, 'article-popularity', { article: { equals: article } }, { popularity })
    if (!isStored) await writeUnlessTaken(context, 'article-popularity', { article, popularity })
  }
  for (const article of gone) await deleteWhere(context, 'article-popularity', { article: { equals: article } })
  if (changed.length + gone.length > 0) await articlePopularity.invalidate(context)
  return changed.length + gone.length
}

/** A relation is an id, unless the document was read along with it. */
function idsOf(related: readonly (DocumentId | { id: DocumentId })[] | null): DocumentId[] {
  return (related ?? []).map((one) => (typeof one === 'object' ? one.id : one))
}
