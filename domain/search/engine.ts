/**
 * The port of search: what any engine behind it must do. The shop's own lies in `index/memory-engine.ts`.
 *
 * Every call names a tenant and a market; nothing of one is ever seen in an answer to another.
 */
export interface SearchEngine {
  /** Adds documents, each in place of the one with its id. */
  put(documents: readonly SearchDocument[]): void
  /** Removes by id. An unknown id changes nothing. */
  remove(place: SearchPlace, ids: readonly string[]): void
  search(question: SearchQuestion): SearchAnswer
  /** What made the score of one document, or null where the question does not find it. */
  explain(question: SearchQuestion, id: string): Explanation | null
  /** Everything that the engine knows, for the disk. */
  snapshot(): ArrayBuffer
}

/** The language whose rules bend the words of a document or a question. */
export type SearchLanguage = 'fi' | 'sv' | 'en'

/** Whose documents: a merchant, and one of its markets. */
export interface SearchPlace {
  tenant: string
  market: string
}

export interface SearchDocument extends SearchPlace {
  /** Unique within its place. */
  id: string
  /** Such as `article`, `store` or `page`. */
  kind: string
  language: SearchLanguage
  /** Texts by field. Fields that `SearchSettings` does not list are left out. */
  fields: Readonly<Record<string, string | readonly string[]>>
  /** Values by facet. */
  facets: Readonly<Record<string, readonly string[]>>
  /** Such as a price in cents. A number that a document lacks is in no range and is sorted last. */
  numbers: Readonly<Record<string, number>>
}

/** How one field of documents counts. */
export interface FieldSettings {
  name: string
  /** Points of a word found in it as it stands; above 0. */
  weight: number
  /** The beginning of a word is enough even where other fields hold the whole word. */
  isName?: boolean
  /** Read only for words that no other field of any document has, such as a long description. */
  isFallback?: boolean
  /** A question that is exactly this, such as a brand or an article number, finds its documents first. */
  isKey?: boolean
}

/** At most 64 fields. */
export interface SearchSettings {
  fields: readonly FieldSettings[]
  facets: readonly string[]
  numbers: readonly string[]
  /** A number from 0 to 1, such as popularity, that raises a score by up to `share` of itself. */
  boosts: readonly { number: string; share: number }[]
}

/** Any of the values, or none of them where it excludes; what has no value passes then. */
export interface FacetFilter {
  facet: string
  values: readonly string[]
  isExcluded?: boolean
}

/** Both ends included; an open end is left out. Where it excludes, what lies outside passes, and what has no number. */
export interface RangeFilter {
  number: string
  from?: number
  to?: number
  isExcluded?: boolean
}

export interface SearchQuestion extends SearchPlace {
  language: SearchLanguage
  /** Any of these; all where it is left out. */
  kinds?: readonly string[]
  /** What a shopper typed, unchanged. Empty finds everything. */
  text: string
  filters?: readonly (FacetFilter | RangeFilter)[]
  /** What words were read to mean. Counts too are of what passes; what is pinned need not. */
  matched?: readonly (FacetFilter | RangeFilter)[]
  /** Facets to count, each without its own filter. */
  facets?: readonly string[]
  /** Numbers whose smallest and greatest are asked, each without its own filter. */
  ranges?: readonly string[]
  /** By score where it is left out. */
  sort?: { number: string; isDescending?: boolean }
  /** 0 to 250; 20 where it is left out. */
  limit?: number
  /** 0 to 10,000. */
  offset?: number
  /** Ids that editors put first, in this order, whether or not the text finds them. Filters hold for them too. */
  pins?: readonly string[]
  /** Ids that editors put last. */
  buried?: readonly string[]
  synonyms?: Synonyms
  /** Words that are no misspelt others. */
  asWritten?: ReadonlySet<string>
}

/** Words that mean another, by base form: `piilari` → `piilolinssi`. Made by `readSynonyms`. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

export interface SearchHit {
  id: string
  kind: string
  score: number
}

export interface SearchAnswer {
  total: number
  hits: SearchHit[]
  /** By facet: the values that something was counted for, most first. */
  facets: Record<string, { value: string; count: number }[]>
  ranges: Record<string, { from: number; to: number } | null>
  /** No document has all the words: these have the most of them. */
  isPartial: boolean
  /** How the words of the question met those of documents. */
  words: readonly MetWord[]
}

/** The answer of a question that nothing answers. */
export const NOTHING_FOUND: SearchAnswer = {
  total: 0,
  hits: [],
  facets: {},
  ranges: {},
  isPartial: false,
  words: [],
}

/** The best way in which a word of the question met words of documents; null where it met none. */
export interface MetWord {
  word: string
  meeting: Exclude<Meeting, 'key'> | null
  /** What a misspelt word was taken for. */
  matched: string | null
  /** Some document has it in a field that says what the document is, and not only in a long text. */
  isDistinctive: boolean
}

/** Whether every word was met as a whole and as it is written. */
export function isSpelledOut(words: readonly MetWord[]): boolean {
  return words.every(({ meeting }) => meeting !== 'typo' && meeting !== 'prefix')
}

/** How a word of the question met a word of the document. */
export type Meeting = 'exact' | 'inflected' | 'synonym' | 'prefix' | 'typo' | 'key'

/** What the word of the document is in its text: itself, its base form, or the last or another part of a compound. */
export type Form = 'word' | 'base' | 'head' | 'modifier'

/** Points that one word of the question gave. */
export interface ExplainedWord {
  word: string
  found: string
  field: string
  form: Form
  meeting: Meeting
  points: number
}

/** `score` = the sum of `words` × the boosts, unless editors pinned or buried the document. */
export interface Explanation {
  score: number
  words: ExplainedWord[]
  boosts: { number: string; factor: number }[]
  placed: 'pinned' | 'buried' | null
}
