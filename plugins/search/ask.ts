import { SHORTEST_QUESTION, type SearchNotes } from '#contracts/search.ts'
import type { Position } from '#contracts/stores.ts'
import {
  isSpelledOut,
  NOTHING_FOUND,
  type SearchAnswer,
  type SearchQuestion,
  type Synonyms,
} from '#domain/search/engine.ts'
import type { FoundPassage } from '#domain/search/passages/passage-index.ts'
import { askGoods, type MatchedGoods } from '#domain/search/reading/ask-goods.ts'
import { needs as needRows } from '#domain/search/reading/needs.ts'
import { wearable } from '#domain/search/reading/optician-words.ts'
import { readMeaning } from '#domain/search/reading/read-meaning.ts'
import type { Part, Reading } from '#domain/search/reading/reading.ts'
import {
  matchedNeed,
  matchedServices,
  misspeltServices,
  readNeeds,
  type MatchedService,
} from '#domain/search/services.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { questionWords } from '#domain/search/words.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { analyzers } from './analyzers.ts'
import { passagesNow } from './passages.ts'
import { placesFor } from './places.ts'
import { searchAnswers, searchWords } from './repository.ts'
import { shopSearch } from './search-engine.ts'
import { storesMatched } from './matched-stores.ts'
import type { DocumentKind } from './sources/shop-document.ts'
import { shopVocabulary } from './vocabulary.ts'

/** How well an answer fits what was asked. */
type Fit = 'whole' | 'misspelt' | 'none'

export interface Answer extends SearchAnswer {
  fit: Fit
  /** Every word stands somewhere as it is written, and none is only the beginning of one. */
  isSpelledOut: boolean
}

/** The question of a shopper for documents of one kind. */
export function questionFor(kind: DocumentKind, text: string, more: Partial<SearchQuestion> = {}): SearchQuestion {
  return { ...shopPlace, language: 'fi', kinds: [kind], text, ...more }
}

const needs = readNeeds(needRows)

/** Nothing was asked, or found. */
const NOTHING: Answer = { ...NOTHING_FOUND, fit: 'none', isSpelledOut: false }
const fits: Fit[] = ['whole', 'misspelt', 'none']

/** How many results of each kind stand beside the others. */
const SHOWN: Record<DocumentKind, number> = { article: 6, store: 4, page: 4, city: 3, category: 4 }

/** What is found for a question, with how it was understood and asked; `success` is false where it is too short to be asked. */
export interface Answers {
  success: boolean
  reading: Reading
  found: Record<DocumentKind, Answer>
  questions: Record<DocumentKind, SearchQuestion>
  services: readonly MatchedService[]
  passages: readonly FoundPassage[]
  notes: SearchNotes
}

interface Asked {
  more?: Partial<Record<DocumentKind, Partial<SearchQuestion>>> | undefined
  /** In place of those that are published. */
  synonyms?: Synonyms
  /** No word is taken for a misspelt other. */
  isExact?: boolean | undefined
  /** Where the searcher is. */
  position?: Position | null
  /** An unknown word is taken for a misspelt town. */
  mendsPlaces?: boolean
}

/** Services and passages that are shown at most. */
const MOST_SERVICES = 2
const MOST_PASSAGES = 4
/** Words of a question that may be of a misspelt town at most. */
const MOST_BESIDE_PLACE = 3

/**
 * What a question finds, of every kind of documents, with what editors have placed there.
 *
 * Goods are searched by the meaning of the words, step by step looser. Services, stores and passages come first where
 * the question names them: a service by its words, a store by its town, a passage where the question is a sentence or
 * nothing else is found.
 */
export async function answersFor(context: WithPayload, words: string, asked: Asked = {}): Promise<Answers> {
  const answers = await answersAs(context, words, asked)
  const isWhole = answers.notes.first !== null && answers.notes.letGo.every(({ aspect }) => aspect !== 'word')
  if ((isWhole && !isOfUnknownPlace(answers.reading)) || !answers.success || asked.isExact) return answers
  // A word without an answer may be a misspelt town, but many words are near the name of some town, so mend it only
  // where few other words say what is searched. Of many words one is near some town by chance: "silmätippa kuiville
  // silmille".
  if (answers.reading.telling.length > MOST_BESIDE_PLACE) return answers
  const mending = { ...asked, mendsPlaces: true }
  const { mended } = readMeaning(words.trim(), await shopVocabulary(context), mending)
  return mended === answers.reading.mended ? answers : answersAs(context, words, mending)
}

/** A store beside one unknown word: `tampree myymälä`. */
function isOfUnknownPlace({ parts, known }: Reading): boolean {
  const others = parts.filter(({ aspect }) => aspect !== 'store')
  const [word] = others
  return others.length === 1 && parts.length > 1 && word?.aspect === 'word' && !known.has(word.words)
}

async function answersAs(context: WithPayload, words: string, asked: Asked): Promise<Answers> {
  const text = words.trim()
  const success = [...text].length >= SHORTEST_QUESTION
  const synonyms = asked.synonyms ?? (await searchWords.read(context)).synonyms
  const placed = await placesFor(context, text)
  const vocabulary = await shopVocabulary(context)
  const reading = readMeaning(text, vocabulary, asked)
  const asWritten = asked.isExact ? new Set([...questionWords(text), ...reading.words]) : reading.known
  const inFinnish = reading.telling.join(' ')
  const of = (kind: DocumentKind) =>
    questionFor(kind, kind === 'article' ? text : inFinnish, {
      limit: SHOWN[kind],
      synonyms,
      asWritten,
      ...placed[kind],
      ...asked.more?.[kind],
    })
  const questions = byKind(of)
  if (!success || reading.parts.length === 0) return { ...NOT_ASKED, success, reading, questions }

  const { search } = shopSearch(context)
  const answerOf = async (kind: Exclude<DocumentKind, 'article'>) =>
    inFinnish === '' ? NOTHING : fitting(await search(questions[kind]), questions[kind])
  const read = (other: string) => readMeaning(other, vocabulary)
  const asker = { search, read, usual: [wearable] }
  const need = asked.isExact ? null : matchedNeed(needs, reading.words, analyzers.fi)
  const needed = need === null ? null : await askGoods({ ...questions.article, text: need }, read(need), asker)
  const goods = needed ?? (await askGoods(questions.article, reading, asker))
  const services = await servicesFor(context, reading, goods !== null)
  if (goods) questions.article = goods.question
  const stores = await storesMatched(context, reading, asked.position ?? null)
  const others = {
    store: stores ? namedAnswer('store', stores.stores, questions.store) : await answerOf('store'),
    page: distinctiveOrSeveral(await answerOf('page'), reading),
    city: stores ? namedAnswer('city', stores.cities, questions.city) : await answerOf('city'),
    category: await answerOf('category'),
  }
  const found = bestFitting({ article: goods ? fittingGoods(goods) : NOTHING, ...others }, stores !== null)
  const isGoods = found.article.total > 0
  const isAsked = reading.isSentence || (!isGoods && stores === null)
  const answering = isAsked ? (await passagesNow(context)).find(reading.words, MOST_PASSAGES) : []
  // Beside a service only what is called as the question is.
  const passages = services.length > 0 ? answering.filter(({ isTitled }) => isTitled || reading.isSentence) : answering
  const dropped = isGoods ? droppedParts(goods) : []
  const first = firstOf({
    reading,
    found,
    services,
    passages,
    hasPlace: stores !== null,
    isWhole: isWhole(goods),
    letGo: new Set(dropped.map(({ typed }) => typed)),
  })
  return {
    success,
    reading,
    found,
    questions,
    services,
    passages,
    notes: { first, corrected: (isGoods ? goods?.corrected : null) ?? reading.mended, letGo: dropped },
  }
}

const NOT_ASKED = {
  success: false,
  found: { article: NOTHING, store: NOTHING, page: NOTHING, city: NOTHING, category: NOTHING },
  services: [],
  passages: [],
  notes: { first: null, corrected: null, letGo: [] },
}

/** The services that the question names. Where nothing else is found, an unknown word may be misspelt. */
async function servicesFor(context: WithPayload, reading: Reading, isFound: boolean): Promise<MatchedService[]> {
  const all = await searchAnswers.read(context)
  const matched = matchedServices(all, reading.words, analyzers.fi)
  const unknown = reading.telling.filter((word) => !reading.known.has(word))
  const services = matched.length > 0 || isFound ? matched : misspeltServices(all, unknown)
  return services.slice(0, MOST_SERVICES)
}

function fitting(answer: SearchAnswer, { pins = [] }: SearchQuestion): Answer {
  const [best] = answer.hits
  const isPinned = best !== undefined && pins.includes(best.id)
  if (answer.total === 0 || (answer.isPartial && !isPinned)) return NOTHING
  const words = isPinned ? [] : answer.words
  const isMisspelt = words.some(({ meeting }) => meeting === 'typo')
  return { ...answer, fit: isMisspelt ? 'misspelt' : 'whole', isSpelledOut: isSpelledOut(words) }
}

/** Goods that a mended word has found fit as a misspelt one does. */
function fittingGoods({ answer, question, corrected }: MatchedGoods): Answer {
  const fits = fitting(answer, question)
  return corrected === null ? fits : { ...fits, fit: 'misspelt', isSpelledOut: false }
}

function namedAnswer(kind: DocumentKind, ids: readonly string[], { limit = SHOWN[kind] }: SearchQuestion): Answer {
  const hits = ids.slice(0, limit).map((id) => ({ id, kind, score: 1 }))
  return { ...NOTHING, total: ids.length, hits, fit: ids.length > 0 ? 'whole' : 'none', isSpelledOut: true }
}

/** A page that only mentions the one word of a question does not answer it. */
function distinctiveOrSeveral(answer: Answer, { telling }: Reading): Answer {
  return telling.length > 1 || answer.words.some(({ isDistinctive: isDistinctive }) => isDistinctive) ? answer : NOTHING
}

/** The kind that the question asks for, which stands first. */
function firstOf({
  reading,
  found,
  services,
  passages,
  hasPlace,
  isWhole,
  letGo: dropped,
}: Pick<Answers, 'reading' | 'found' | 'services' | 'passages'> & {
  hasPlace: boolean
  isWhole: boolean
  /** Words of the question that the goods do not have. */
  letGo: ReadonlySet<string>
}): SearchNotes['first'] {
  const { article, store, page, city, category } = found
  const [service] = services
  const isDistinctive = article.total > 0 && article.words.every((word) => word.isDistinctive)
  // A dropped word says nothing of goods.
  const isHouse = (typed: string) => hasPlace && /^\d{1,3}$/.test(typed)
  const reported = reading.parts.filter(
    ({ aspect, typed }) => aspect !== 'word' || !(dropped.has(typed) || isHouse(typed)),
  )
  const isOfGoods = reported.some((part) => !['place', 'store'].includes(part.aspect) && !isPlainGlasses(part))
  if (service && hasPlace && service.service.isOfStores) return 'stores'
  if (service && !(isDistinctive && isWhole && isOnlyPartOf(service, reading))) return 'pages'
  if (hasPlace && (isWhere(reading) || !(isOfGoods && article.total > 0))) return 'stores'
  if (reading.isSentence && passages.length > 0) return 'pages'
  if (article.total > 0 && !isDistinctive && page.total > 0) return 'pages'
  if (article.total > 0 || category.total > 0) return 'products'
  if (store.total > 0 || city.total > 0) return 'stores'
  return page.total > 0 || passages.length > 0 ? 'pages' : null
}

/** A kind of goods in or from a town, and no more of them: `Porista aurinkolasit`. */
function isWhere({ parts }: Reading): boolean {
  const isIn = parts.some(({ aspect, typed }) => aspect === 'place' && /(?:s[st]|l[lt])[aä]$/.test(typed))
  return isIn && parts.every(({ aspect }) => ['place', 'store', 'category'].includes(aspect))
}

/** Glasses and nothing of them: beside a town it asks where to buy them. */
function isPlainGlasses({ aspect, typed, filters }: Part): boolean {
  const isFramed = filters.some((one) => 'facet' in one && one.facet === 'category' && one.values.includes('frames'))
  return aspect === 'category' && isFramed && !/kehy|pok/.test(typed)
}

/** The question says more than the service. */
function isOnlyPartOf({ words }: MatchedService, { telling }: Reading): boolean {
  return telling.some((word) => !words.includes(word))
}

/** No word of the question was dropped or mended. */
function isWhole(goods: MatchedGoods | null): boolean {
  return goods !== null && goods.corrected === null && goods.letGo.every(({ aspect }) => aspect !== 'word')
}

function droppedParts(goods: MatchedGoods | null): SearchNotes['letGo'] {
  const gone = goods?.letGo.filter(({ aspect }) => aspect !== 'place' && aspect !== 'store') ?? []
  return gone.map(({ aspect, typed }) => ({ aspect, typed }))
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

/**
 * The answers that fit best; the others are emptied. So a town is not offered for a word that names goods and nearly the town. Stores of a
 * town that was named stay.
 */
function bestFitting(answers: Record<DocumentKind, Answer>, keepsStores: boolean): Record<DocumentKind, Answer> {
  const best = fits.find((fit) => Object.values(answers).some((answer) => answer.fit === fit))
  return byKind((kind) =>
    answers[kind].fit === best || (keepsStores && (kind === 'store' || kind === 'city')) ? answers[kind] : NOTHING,
  )
}
