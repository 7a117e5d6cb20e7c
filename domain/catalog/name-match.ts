/** Marks that a keyboard may lack: dots, rings and accents, once a letter is taken apart. */
const MARKS = /\p{Mark}/gu
const BETWEEN_WORDS = /[^\p{Letter}\p{Number}]+/u

/**
 * Whether every word asked for begins a word of the names.
 *
 * `ä`, `å` and `ö` match their bare letters both ways, so that a keyboard without them finds as
 * much. A question without a word asks for nothing, and nothing is what it finds.
 */
export function matchesName(names: FoldedNames, question: string): boolean {
  const asked = words(question)
  return asked.length > 0 && asked.every((word) => names.includes(` ${word}`))
}

/** Names made ready for `matchesName`: folded words, a space before each. */
export type FoldedNames = string

/** Folds names once, so that a listing does not fold them for every question. */
export function foldNames(...names: (string | null)[]): FoldedNames {
  return words(names.filter((name) => name !== null).join(' '))
    .map((word) => ` ${word}`)
    .join('')
}

function words(text: string): string[] {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().split(BETWEEN_WORDS).filter(Boolean)
}
