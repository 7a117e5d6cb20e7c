import type { Analyze } from '../analyzer.ts'
import { stopWords } from '../stop-words.ts'
import { fold, wordsOf } from '../words.ts'

/**
 * The meaning of words of one language: the Finnish words of the shop, then how others say them, separated by commas.
 */
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
      for (const said of [words, withoutFillers(words)]) {
        keep(exact, keyOf(said), meaning)
        keep(bent, keyOf(said.map((word) => analyze(word).base)), meaning)
      }
    }
  const meaningOf = (words: readonly string[], isBent: boolean) =>
    isBent ? bent.get(keyOf(words.map((word) => analyze(word).base))) : exact.get(keyOf(words))
  return { meaningOf, longest }
}

/** `where is my order` is `order` with what says nothing of it, where more than one word is left. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stopWords.sv.has(word) && !stopWords.en.has(word))
  return telling.length > 1 ? telling : words
}

function keyOf(words: readonly string[]): string {
  return fold(words.join(' '))
}
