import { SHORTEST_QUESTION } from '#contracts/search.ts'
import type { ExplainedWord, SearchAnswer, SearchQuestion, Synonyms } from '#domain/search/engine.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { placesFor } from './places.ts'
import { searchWords } from './repository.ts'
import { shopSearch } from './search-engine.ts'
import type { DocumentKind } from './sources/shop-document.ts'

/** How well an answer fits what was asked. */
type Fit = 'whole' | 'misspelt' | 'partial' | 'none'

export interface Answer extends SearchAnswer {
  fit: Fit
  /** The best result has every word as it is written, and none is only the beginning of one. */
  isSpelledOut: boolean
}

/** The question of a shopper for documents of one kind. */
export function questionFor(kind: DocumentKind, text: string, more: Partial<SearchQuestion> = {}): SearchQuestion {
  return { ...shopPlace, language: 'fi', kinds: [kind], text, ...more }
}

/** The documents of one kind that words find. */
async function askFor(context: WithPayload, question: SearchQuestion): Promise<Answer> {
  const { search, explain } = shopSearch(context)
  const answer = await search(question)
  const [best] = answer.hits
  if (!best) return { ...answer, fit: 'none', isSpelledOut: false }
  if (question.pins?.includes(best.id)) return { ...answer, fit: 'whole', isSpelledOut: true }
  const words = (await explain(question, best.id))?.words ?? []
  if (answer.isPartial) return words.some(tells) ? { ...answer, fit: 'partial', isSpelledOut: false } : NOTHING
  const fit = words.some(({ meeting }) => meeting === 'typo') ? 'misspelt' : 'whole'
  return { ...answer, fit, isSpelledOut: isSpelledOut(words) }
}

/** Whether a word alone says what was meant: no figure, no abbreviation, and not only nearly a word of the shop. */
function tells({ word, meeting }: ExplainedWord): boolean {
  return meeting !== 'typo' && /^\p{Letter}{3,}$/u.test(word)
}

/** Whether every word was met as a whole and as it is written. */
export function isSpelledOut(words: readonly ExplainedWord[]): boolean {
  return words.every(({ meeting }) => meeting !== 'typo' && meeting !== 'prefix')
}

/** Nothing was asked, or found. */
const NOTHING: Answer = {
  total: 0,
  hits: [],
  facets: {},
  ranges: {},
  isPartial: false,
  fit: 'none',
  isSpelledOut: false,
}
const fits: Fit[] = ['whole', 'misspelt', 'partial', 'none']

/** How many results of each kind stand beside the others. */
const SHOWN: Record<DocumentKind, number> = { article: 6, store: 4, page: 4, city: 3, category: 4 }

/** Answers by kind, with what was asked; `success` is false where the words are too short to be asked. */
interface Answers {
  success: boolean
  found: Record<DocumentKind, Answer>
  questions: Record<DocumentKind, SearchQuestion>
}

interface Asked {
  more?: Partial<Record<DocumentKind, Partial<SearchQuestion>>> | undefined
  /** In place of those that are published. */
  synonyms?: Synonyms
}

/** What words find, of every kind of documents, with what editors have placed there. */
export async function answersFor(context: WithPayload, words: string, asked: Asked = {}): Promise<Answers> {
  const text = words.trim()
  const success = [...text].length >= SHORTEST_QUESTION
  const synonyms = asked.synonyms ?? (await searchWords.read(context)).synonyms
  const placed = await placesFor(context, text)
  const of = (kind: DocumentKind) =>
    questionFor(kind, text, { limit: SHOWN[kind], synonyms, ...placed[kind], ...asked.more?.[kind] })
  const questions = byKind(of)
  const answers = byKind((kind) => (success ? askFor(context, questions[kind]) : NOTHING))
  const { article, store, page, city, category } = answers
  const found = {
    article: await article,
    store: await store,
    page: await page,
    city: await city,
    category: await category,
  }
  return { success, found: bestFitting(found), questions }
}

function byKind<Value>(make: (kind: DocumentKind) => Value): Record<DocumentKind, Value> {
  return {
    article: make('article'),
    store: make('store'),
    page: make('page'),
    city: make('city'),
    category: make('category'),
  }
}

/** The answers that fit best; the others are emptied. So a town is not offered for a word that names goods and nearly the town. */
function bestFitting<Name extends string>(answers: Record<Name, Answer>): Record<Name, Answer> {
  const entries = Object.entries(answers) as [Name, Answer][]
  const best = fits.find((fit) => entries.some(([, answer]) => answer.fit === fit))
  return Object.fromEntries(entries.map(([name, answer]) => [name, answer.fit === best ? answer : NOTHING])) as Record<
    Name,
    Answer
  >
}
