import { SHOP_LANGUAGE } from '#contracts/language.ts'

/** Marks that a keyboard may lack: dots, rings and accents, once a letter is taken apart. */
const MARKS = /\p{Mark}/gu
const BETWEEN_WORDS = /[^\p{Letter}\p{Number}]+/u

/**
 * Whether every word of the query begins a word of the names.
 *
 * `ä`, `å` and `ö` match their bare letters both ways, so that a keyboard without them finds as
 * much. A query without a word matches nothing.
 */
export function matchesName(names: FoldedNames, question: string): boolean {
  const queryWords = words(question)
  return queryWords.length > 0 && queryWords.every((word) => names.includes(` ${word}`))
}

/** Names made ready for `matchesName`: folded words, a space before each. */
export type FoldedNames = string

/** Folds names once, so that a listing does not fold them for every query. */
export function foldNames(...names: (string | null)[]): FoldedNames {
  return words(names.filter((name) => name !== null).join(' '))
    .map((word) => ` ${word}`)
    .join('')
}

function words(text: string): string[] {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().split(BETWEEN_WORDS).filter(Boolean)
}

const alphabet = new Intl.Collator(SHOP_LANGUAGE)

/** Orders names of goods, brands and stores by the alphabet they are written in: in Finnish å, ä and ö stand last. */
export const compareNames: (a: string, b: string) => number = alphabet.compare
