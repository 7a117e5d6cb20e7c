import { SHORTEST_QUESTION, type SearchNotes } from '#contracts/search.ts'
import type { Position } from '#contracts/stores.ts'
import type { SearchQuestion, Synonyms } from '#domain/search/engine.ts'
import { factsOf, firstKind } from '#domain/search/first-kind.ts'
import {
  answeringPages,
  bestFitting,
  byKind,
  droppedParts,
  fitting,
  fittingGoods,
  isWhole,
  namedAnswer,
  NOTHING,
  type Found,
} from '#domain/search/fitting.ts'
import { asksForStores, matchedStores } from '#domain/search/matched-stores.ts'
import type { FoundPassage } from '#domain/search/passages/passage-index.ts'
import { askGoods } from '#domain/search/reading/ask-goods.ts'
import { needs as needRows } from '#domain/search/reading/needs.ts'
import { wearable } from '#domain/search/reading/optician-words.ts'
import { isOfUnknownPlace } from '#domain/search/reading/place-parts.ts'
import { readMeaning } from '#domain/search/reading/read-meaning.ts'
import type { Reading } from '#domain/search/reading/reading.ts'
import {
  matchedNeed,
  matchedServices,
  misspeltServices,
  readNeeds,
  type MatchedService,
} from '#domain/search/services.ts'
import { shopPlace, type DocumentKind } from '#domain/search/shop-settings.ts'
import { questionWords } from '#domain/search/words.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { analyzers } from './analyzers.ts'
import { passagesNow } from './passages.ts'
import { placesFor } from './places.ts'
import { searchAnswers, searchWords } from './repository.ts'
import { shopSearch } from './search-engine.ts'
import { cityDocumentId, storeDocumentId } from './sources/stores.ts'
import { shopVocabulary } from './vocabulary.ts'

/** The question of a shopper for documents of one kind. */
export function questionFor(kind: DocumentKind, text: string, more: Partial<SearchQuestion> = {}): SearchQuestion {
  return { ...shopPlace, language: 'fi', kinds: [kind], text, ...more }
}

const needs = readNeeds(needRows)

/** How many results of each kind stand beside the others. */
const SHOWN: Record<DocumentKind, number> = { article: 6, store: 4, page: 4, city: 3, category: 4 }

/** What is found for a question, with how it was understood and asked; `success` is false where it is too short to be asked. */
export interface Answers {
  success: boolean
  reading: Reading
  found: Found
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
  const isAnswered = answers.notes.first !== null && answers.notes.letGo.every(({ aspect }) => aspect !== 'word')
  if ((isAnswered && !isOfUnknownPlace(answers.reading)) || !answers.success || asked.isExact) return answers
  // A word without an answer may be a misspelt town, but many words are near the name of some town, so mend it only
  // where few other words say what is searched. Of many words one is near some town by chance: "silmätippa kuiville
  // silmille".
  if (answers.reading.telling.length > MOST_BESIDE_PLACE) return answers
  const mending = { ...asked, mendsPlaces: true }
  const { mended } = readMeaning(words.trim(), await shopVocabulary(context), mending)
  return mended === answers.reading.mended ? answers : answersAs(context, words, mending)
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
  const stores = await storesFor(context, reading, asked.position ?? null)
  const limitOf = (kind: DocumentKind) => questions[kind].limit ?? SHOWN[kind]
  const others = {
    store: stores ? namedAnswer('store', stores.stores, limitOf('store')) : await answerOf('store'),
    page: answeringPages(await answerOf('page'), reading),
    city: stores ? namedAnswer('city', stores.cities, limitOf('city')) : await answerOf('city'),
    category: await answerOf('category'),
  }
  const found = bestFitting({ article: goods ? fittingGoods(goods) : NOTHING, ...others }, stores !== null)
  const isGoods = found.article.total > 0
  const isAsked = reading.isSentence || (!isGoods && stores === null)
  const answering = isAsked ? (await passagesNow(context)).find(reading.words, MOST_PASSAGES) : []
  // Beside a service only what is called as the question is.
  const passages = services.length > 0 ? answering.filter(({ isTitled }) => isTitled || reading.isSentence) : answering
  const dropped = isGoods ? droppedParts(goods) : []
  const facts = factsOf({
    reading,
    found,
    services,
    passages,
    namesPlace: stores !== null,
    isWhole: isWhole(goods),
    dropped: new Set(dropped.map(({ typed }) => typed)),
  })
  return {
    success,
    reading,
    found,
    questions,
    services,
    passages,
    notes: {
      first: firstKind(facts),
      corrected: (isGoods ? goods?.corrected : null) ?? reading.mended,
      letGo: dropped,
    },
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

/** The stores and towns that the question names, by their ids in the index; null where it asks for no stores. */
async function storesFor(
  context: WithPayload,
  reading: Reading,
  position: Position | null,
): Promise<{ stores: string[]; cities: string[] } | null> {
  const matched = asksForStores(reading) ? matchedStores(await listStores(context), reading, position) : null
  if (matched === null) return null
  return {
    stores: matched.stores.map(storeDocumentId),
    cities: matched.city === null ? [] : [cityDocumentId(matched.city)],
  }
}
