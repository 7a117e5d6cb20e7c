import { stopWords } from '../stop-words.ts'
import { fold, questionWords } from '../words.ts'
import { adjectiveOf } from './adjectives.ts'
import { withoutFillers } from './lexicon.ts'
import { writtenForms } from './spoken-finnish.ts'
import type { KnownWord, Vocabulary } from './vocabulary.ts'

/** A word of the question in Finnish, and how it was typed. */
export interface Token {
  word: string
  typed: string
  sure: number
}

/** How sure the reading of a word is: as it stands, and as another language or everyday speech has it. */
export const [AS_IS, TRANSLATED] = [1, 0.8]

/** Letters of the parts of a compound, at least. */
export const SHORTEST_PART = 3

/** The words in the shop's Finnish: the longest phrase of other languages or of everyday speech that begins at each is put in its place. */
export function inFinnish(words: readonly string[], vocabulary: Vocabulary): Token[] {
  const { speech } = vocabulary
  const tokens: Token[] = []
  const longest = Math.max(1, ...speech.map((phrases) => phrases.longest))
  for (let at = 0; at < words.length;) {
    const [count, meaning] = phraseAt(words.slice(at, at + longest), vocabulary)
    const typed = words.slice(at, at + count).join(' ')
    if (meaning) for (const word of questionWords(meaning)) tokens.push({ word, typed, sure: TRANSLATED })
    else tokens.push({ word: typed, typed, sure: AS_IS })
    at += count
  }
  return tokens
}

/** How many words a phrase at the beginning has, and what it means in the shop's Finnish. */
export function phraseAt(
  words: readonly string[],
  vocabulary: Vocabulary,
): [count: number, meaning: string | undefined] {
  for (let count = words.length; count > 0; count--) {
    const phrase = words.slice(0, count)
    const [only = ''] = phrase
    if (count === 1 && isOwnWord(only, vocabulary)) break
    for (const forms of count === 1 ? writtenForms(only).map((form) => [form]) : [phrase, withoutFillers(phrase)])
      for (const isBent of [false, true])
        for (const { meaningOf } of vocabulary.speech) {
          const meaning = meaningOf(forms, isBent)
          if (meaning) return [count, meaning]
        }
  }
  return [1, compoundMeaning(words[0] ?? '', vocabulary)]
}

/** `titanbågar`: a compound of words of one language, each of which has a meaning. */
function compoundMeaning(word: string, vocabulary: Vocabulary): string | undefined {
  if (isOwnWord(word, vocabulary) || vocabulary.analyze(word).isKnown) return undefined
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--)
    for (const { meaningOf } of vocabulary.speech) {
      const parts = [word.slice(0, at), word.slice(at)].map((part) => meaningOf([part], false))
      if (parts.every((part) => part !== undefined)) return parts.join(' ')
    }
  return undefined
}

/** Little words of Swedish and English, unless Finnish has them. */
export function isForeignFiller(word: string, { analyze, known }: Vocabulary): boolean {
  const isFiller = (stopWords.sv.has(word) || stopWords.en.has(word)) && !stopWords.fi.has(word)
  return isFiller && !analyze(word).isKnown && !known.has(word)
}

/** The shop has this very word: no other language is asked what it means. Names of goods are their own only as they stand. */
export function isOwnWord(word: string, vocabulary: Vocabulary): boolean {
  if (exactlyKnown(word, vocabulary) || vocabulary.isPlace(word) || adjectiveOf(word)) return true
  const known = knownOf([word], vocabulary)
  return known !== undefined && known.aspect !== 'model' && !(known.aspect === 'color' && !known.filters)
}

/** The shop has the word as it is typed. */
export function exactlyKnown(word: string, { known }: Vocabulary): boolean {
  return known.has(word) || known.has(fold(word))
}

/** What words mean by the shop's own data, as they stand or bent. */
export function knownOf(words: readonly string[], { known, analyze }: Vocabulary): KnownWord | undefined {
  const key = words.join(' ')
  const base = words.map((word) => analyze(word).base).join(' ')
  return known.get(key) ?? known.get(base) ?? known.get(fold(key)) ?? known.get(fold(base))
}
