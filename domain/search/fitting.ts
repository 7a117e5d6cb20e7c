import type { SearchNotes } from '#contracts/search.ts'
import { isSpelledOut, NOTHING_FOUND, type SearchAnswer, type SearchQuestion } from './engine.ts'
import type { MatchedGoods } from './reading/ask-goods.ts'
import type { Reading } from './reading/reading.ts'
import type { DocumentKind } from './shop-settings.ts'

/** How well an answer fits what was asked. */
type Fit = 'whole' | 'misspelt' | 'none'

export interface Answer extends SearchAnswer {
  fit: Fit
  /** Every word stands somewhere as it is written, and none is only the beginning of one. */
  isSpelledOut: boolean
}

/** What is found, by the kinds of documents. */
export type Found = Record<DocumentKind, Answer>

/** Nothing was asked, or found. */
export const NOTHING: Answer = { ...NOTHING_FOUND, fit: 'none', isSpelledOut: false }

/** From the best. */
const fits: readonly Fit[] = ['whole', 'misspelt', 'none']

/** An answer with how well it fits. One that has only some of the words fits if editors have pinned its first hit. */
export function fitting(answer: SearchAnswer, { pins = [] }: Pick<SearchQuestion, 'pins'>): Answer {
  const [best] = answer.hits
  const isPinned = best !== undefined && pins.includes(best.id)
  if (answer.total === 0 || (answer.isPartial && !isPinned)) return NOTHING
  const words = isPinned ? [] : answer.words
  const isMisspelt = words.some(({ meeting }) => meeting === 'typo')
  return { ...answer, fit: isMisspelt ? 'misspelt' : 'whole', isSpelledOut: isSpelledOut(words) }
}

/** Goods that a mended word has found fit as a misspelt one does. */
export function fittingGoods({ answer, question, corrected }: MatchedGoods): Answer {
  const fits = fitting(answer, question)
  return corrected === null ? fits : { ...fits, fit: 'misspelt', isSpelledOut: false }
}

/** The answer of documents that the question names by their place. */
export function namedAnswer(kind: DocumentKind, ids: readonly string[], limit: number): Answer {
  const hits = ids.slice(0, limit).map((id) => ({ id, kind, score: 1 }))
  return { ...NOTHING, total: ids.length, hits, fit: ids.length > 0 ? 'whole' : 'none', isSpelledOut: true }
}

/** Pages that answer a question. A page that only mentions the one word of a question does not. */
export function answeringPages(answer: Answer, { telling }: Pick<Reading, 'telling'>): Answer {
  return telling.length > 1 || answer.words.some(({ isDistinctive }) => isDistinctive) ? answer : NOTHING
}

/**
 * The answers that fit best; the others are emptied. So a town is not offered for a word that names goods and nearly the
 * town. Stores of a town that was named stay.
 */
export function bestFitting(answers: Found, keepsStores: boolean): Found {
  const best = fits.find((fit) => Object.values(answers).some((answer) => answer.fit === fit))
  return byKind((kind) =>
    answers[kind].fit === best || (keepsStores && (kind === 'store' || kind === 'city')) ? answers[kind] : NOTHING,
  )
}

/** No word of the question was dropped or mended. */
export function isWhole(goods: MatchedGoods | null): boolean {
  return goods !== null && goods.corrected === null && goods.dropped.every(({ aspect }) => aspect !== 'word')
}

/** Parts of the question that the goods do not have; places and stores say nothing of goods. */
export function droppedParts(goods: MatchedGoods | null): SearchNotes['letGo'] {
  const dropped = goods?.dropped.filter(({ aspect }) => aspect !== 'place' && aspect !== 'store') ?? []
  return dropped.map(({ aspect, typed }) => ({ aspect, typed }))
}

/** The same for each kind of documents. */
export function byKind<Value>(make: (kind: DocumentKind) => Value): Record<DocumentKind, Value> {
  return {
    article: make('article'),
    store: make('store'),
    page: make('page'),
    city: make('city'),
    category: make('category'),
  }
}
