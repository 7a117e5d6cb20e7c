const BETWEEN_WORDS = /[^\p{Letter}\p{Number}]+/u
/** Hyphens that show only at a line's end, and other signs without width, which are inside a word. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const MARKS = /\p{Mark}/gu
const ASCII = /^[\x00-\x7f]*$/

/** Characters of a word that count; a longer one is cut. */
const LONGEST_WORD = 40
/** Characters of a question that are read. */
export const LONGEST_QUESTION = 200
/** Words of a question that count. */
const MOST_WORDS = 12

/** The words of a text in NFC and lower case. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').replace(INVISIBLE, '').toLowerCase().split(BETWEEN_WORDS)
  return words.filter(Boolean).map((word) => withoutZeros(word.slice(0, LONGEST_WORD)))
}

/** The number of an article is one in fields of 8 to 14 digits (GS1): the zeros before it say nothing. */
function withoutZeros(word: string): string {
  return word.startsWith('0') && /^\d{8,14}$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word
}

/** The words of a question: a hostile one is cut before it costs anything. */
export function questionWords(text: string): string[] {
  return wordsOf(text.slice(0, LONGEST_QUESTION)).slice(0, MOST_WORDS)
}

/** A brand or an article number without spaces and hyphens, as a key is compared. */
export function keyOf(text: string): string {
  return fold(withoutZeros(wordsOf(text.slice(0, LONGEST_QUESTION)).join('')))
}

/** Without dots, rings and accents, for keyboards that lack them. */
export function fold(word: string): string {
  return ASCII.test(word) ? word : word.normalize('NFD').replace(MARKS, '')
}
