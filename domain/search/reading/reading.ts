import type { Aspect } from '#contracts/search.ts'
import type { FacetFilter, RangeFilter, SearchQuestion } from '../engine.ts'

/** A part of a question with its meaning. */
export interface Part {
  /** As it was typed. */
  typed: string
  aspect: Aspect
  /** The shop's words that goods are looked for by; empty where the filters say it all. */
  words: string
  filters: readonly (FacetFilter | RangeFilter)[]
  sort?: NonNullable<SearchQuestion['sort']>
  /** A power without a sign. */
  isUnsigned?: boolean
  /** It is reported, and nothing is looked for by it. */
  isUnread?: boolean
  /** What a compound is, without what it is for: the case of `aurinkolasikotelo`. */
  head?: string
  /**
   * How sure the meaning is: 1 as the shop itself says it, less where a rule of the language or another language was
   * needed; above 0.
   */
  sure: number
}

/** A question as it is understood. */
export interface Reading {
  parts: readonly Part[]
  /** Its parts where a compound that was written apart is read word by word; null where none was. */
  apart: readonly Part[] | null
  /** Words that are no misspelt others: they are known in one of the three languages. */
  known: ReadonlySet<string>
  /** All its words, those of other languages in Finnish. */
  words: readonly string[]
  /** Those that say something. */
  telling: readonly string[]
  /** It asks something in a sentence, such as "saako linsseillä uida". */
  isSentence: boolean
  /** Its words with a misspelt compound mended; null where none was. */
  mended: string | null
}

/** What may be dropped where nothing has all of it, in the order in which it is. The others decide the meaning. */
const modifiers: readonly Aspect[] = [
  ...(['place', 'store', 'use', 'fit', 'size', 'offer', 'price', 'power', 'pieces', 'material', 'rim'] as const),
  ...(['wearer', 'shape', 'color', 'order'] as const),
]

export function isModifier({ aspect }: Part): boolean {
  return modifiers.includes(aspect)
}

/** Of two modifiers the one that is dropped first comes first. */
export function byHold(a: Part, b: Part): number {
  return modifiers.indexOf(a.aspect) - modifiers.indexOf(b.aspect)
}
