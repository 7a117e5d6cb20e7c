import type { Analyze } from '../analyzer.ts'
import { fold, wordsOf } from '../words.ts'

/** What is meant by words of one language: the Finnish words of the shop, then how others say them, parted by commas. */
export type Lexicon = Readonly<Record<string, string>>

/** Phrases by the base forms of their words. */
export interface Phrases {
  /** What a phrase means, in Finnish: as it stands, or as any form of it. */
  meaningOf: (words: readonly string[], isBent: boolean) => string | undefined
  /** Words of the longest phrase. */
  longest: number
}

/** A lexicon made ready to be asked: by base forms, so that every inflection finds, with or without dots. */
export function readLexicon(lexicon: Lexicon, analyze: Analyze): Phrases {
  const exact = new Map<string, string>()
  const bent = new Map<string, string>()
  let longest = 1
  const keep = (map: Map<string, string>, key: string, meaning: string) => void (map.has(key) || map.set(key, meaning))
  for (const [meaning, others] of Object.entries(lexicon))
    for (const other of others.split(',')) {
      const words = wordsOf(other)
      longest = Math.max(longest, words.length)
      keep(exact, keyOf(words), meaning)
      keep(bent, keyOf(words.map((word) => analyze(word).base)), meaning)
    }
  const meaningOf = (words: readonly string[], isBent: boolean) =>
    isBent ? bent.get(keyOf(words.map((word) => analyze(word).base))) : exact.get(keyOf(words))
  return { meaningOf, longest }
}

function keyOf(words: readonly string[]): string {
  return fold(words.join(' '))
}
