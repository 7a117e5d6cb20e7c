import type { SearchNotes } from '#contracts/search.ts'
import type { Found } from './fitting.ts'
import type { FoundPassage } from './passages/passage-index.ts'
import { asksWhere, isHouseNumber, isPlainGlasses } from './reading/place-parts.ts'
import type { Reading } from './reading/reading.ts'
import type { MatchedService } from './services.ts'

/** What decides which kind of results a question asks for. */
export interface Facts {
  /** A service is named, and stores of a town stand before it. */
  namesServiceOfStores: boolean
  namesService: boolean
  /** The question has words beside those of the service. */
  saysMoreThanService: boolean
  /** Stores of a place are asked for. */
  namesPlace: boolean
  /** It asks for a kind of goods in a place and no more of them. */
  asksWhere: boolean
  /** A part says something of goods. */
  describesGoods: boolean
  isSentence: boolean
  hasGoods: boolean
  /** Each of its words says what the found goods are. */
  hasDistinctiveGoods: boolean
  /** No word was dropped or mended for the goods. */
  isWhole: boolean
  hasCategories: boolean
  hasStores: boolean
  hasPages: boolean
  hasPassages: boolean
}

type First = NonNullable<SearchNotes['first']>

/** The kind that stands first is that of the first row which holds. */
const rows: readonly [First, (facts: Facts) => boolean][] = [
  ['stores', (is) => is.namesServiceOfStores && is.namesPlace],
  ['pages', (is) => is.namesService && !(is.hasDistinctiveGoods && is.isWhole && is.saysMoreThanService)],
  ['stores', (is) => is.namesPlace && (is.asksWhere || !(is.describesGoods && is.hasGoods))],
  ['pages', (is) => is.isSentence && is.hasPassages],
  ['pages', (is) => is.hasGoods && !is.hasDistinctiveGoods && is.hasPages],
  ['products', (is) => is.hasGoods || is.hasCategories],
  ['stores', (is) => is.hasStores],
  ['pages', (is) => is.hasPages || is.hasPassages],
]

/** The kind that a question asks for, which stands first; null where nothing was found. */
export function firstKind(facts: Facts): First | null {
  return rows.find(([, holds]) => holds(facts))?.[0] ?? null
}

/** What was found for a question. */
interface Answered {
  reading: Reading
  found: Found
  services: readonly MatchedService[]
  passages: readonly FoundPassage[]
  /** Stores of a place are asked for. */
  namesPlace: boolean
  isWhole: boolean
  /** Words of the question that the goods do not have. */
  dropped: ReadonlySet<string>
}

/** The facts of a question and of what was found for it. */
export function factsOf(answered: Answered): Facts {
  const { reading, found, services, passages, namesPlace, isWhole, dropped } = answered
  const { article, store, page, city, category } = found
  const [service] = services
  // A dropped word says nothing of goods, nor does the number of a house.
  const telling = reading.parts.filter(
    ({ aspect, typed }) => aspect !== 'word' || !(dropped.has(typed) || (namesPlace && isHouseNumber(typed))),
  )
  return {
    namesServiceOfStores: service?.service.isOfStores === true,
    namesService: service !== undefined,
    saysMoreThanService: reading.telling.some((word) => !service?.words.includes(word)),
    namesPlace,
    asksWhere: asksWhere(reading),
    describesGoods: telling.some((part) => !['place', 'store'].includes(part.aspect) && !isPlainGlasses(part)),
    isSentence: reading.isSentence,
    hasGoods: article.total > 0,
    hasDistinctiveGoods: article.total > 0 && article.words.every(({ isDistinctive }) => isDistinctive),
    isWhole,
    hasCategories: category.total > 0,
    hasStores: store.total > 0 || city.total > 0,
    hasPages: page.total > 0,
    hasPassages: passages.length > 0,
  }
}
