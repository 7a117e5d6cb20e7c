import type { Aspect } from '#contracts/search.ts'
import type { Analyze } from '../analyzer.ts'
import type { FacetFilter } from '../engine.ts'
import { fold, wordsOf } from '../words.ts'
import type { Phrases } from './lexicon.ts'

/** A word that the shop's own data knows. */
export interface KnownWord {
  /** One word, or several that mean this only together. */
  words: string
  aspect: Aspect
  /** What says the same without the words. */
  filters?: readonly FacetFilter[]
}

/** What a shop's words mean: its brands, attributes and towns, as its data has them now. */
export interface Vocabulary {
  analyze: Analyze
  /** Other languages and everyday speech, each with the Finnish words of the shop. */
  speech: readonly Phrases[]
  /** By base form and folded letters. */
  known: ReadonlyMap<string, KnownWord>
  /** Whether a word names a town, a district or a postal code, and as it stands or bent. */
  isPlace: (word: string) => boolean
  /** The town or district that a misspelt word means. */
  misspeltPlace: (word: string) => string | undefined
  /** The shop is an optician: numbers are lens widths, powers and ages, and adjectives of size are of frames. */
  readsNumbers: boolean
}

/** The words of the shop's data by base form; of two that share one the earlier counts. */
export function readKnownWords(rows: readonly KnownWord[], analyze: Analyze): Map<string, KnownWord> {
  const known = new Map<string, KnownWord>()
  for (const row of rows) {
    const words = wordsOf(row.words)
    const keys = [words.join(' '), words.map((word) => analyze(word).base).join(' ')]
    for (const key of keys.flatMap((one) => [one, fold(one)])) if (!known.has(key)) known.set(key, row)
  }
  return known
}
