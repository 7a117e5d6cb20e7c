import type { Analyze } from '../analyzer.ts'
import type { Meeting, SearchQuestion, Synonyms } from '../engine.ts'
import { stopWords } from '../stop-words.ts'
import { fold, questionWords } from '../words.ts'
import type { NearTerm } from './dictionary.ts'
import type { Shelf } from './shelf.ts'

/** What a meeting is worth against finding the word itself. */
const WORTH: Record<Exclude<Meeting, 'key'>, number> = {
  exact: 1,
  inflected: 0.95,
  synonym: 0.9,
  prefix: 0.7,
  typo: 0.5,
}

/** Letters that a keyboard lacks, such as `a` for `ä`. */
const FOLDED_WORTH = 0.9
/** Only the beginning of the term is near. */
const NEAR_BEGINNING_WORTH = 0.8

/** Terms that one word may stand for. */
const MOST_TERMS = 200

/** A term that a word of the question may stand for. */
export interface Alternative {
  term: number
  meeting: Exclude<Meeting, 'key'>
  worth: number
  /** Counts in fields that are names, and in no other. */
  namesOnly: boolean
}

export interface AskedWord {
  word: string
  /** Empty where no document has anything like it. */
  alternatives: Alternative[]
}

/** What each word of a question may stand for in the documents of a shelf. */
export function readQuestion(shelf: Shelf, analyze: Analyze, { text, language, synonyms }: SearchQuestion): AskedWord[] {
  const typed = questionWords(text)
  const telling = typed.filter((word) => !stopWords[language].has(word))
  const words = joined(shelf, analyze, telling.length > 0 ? telling : typed)
  return words.flatMap((word) => askedWords(shelf, analyze, word, synonyms))
}

/** Compounds that were written apart (`aurinko lasit`) are put together where documents know them. */
function joined(shelf: Shelf, analyze: Analyze, words: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; at++) {
    const both = (words[at] ?? '') + (words[at + 1] ?? '')
    const isOne = at + 1 < words.length && [both, analyze(both).base].some((word) => isKnown(shelf, word))
    result.push(isOne ? both : (words[at] ?? ''))
    if (isOne) at++
  }
  return result
}

/** One word, or the parts of a compound that no document has as a whole. */
function askedWords(shelf: Shelf, analyze: Analyze, word: string, synonyms?: Synonyms): AskedWord[] {
  const { base, head, modifiers } = analyze(word)
  const alternatives = new Map<number, Alternative>()
  const add = (term: number | undefined, meeting: Alternative['meeting'], share = 1, namesOnly = false) => {
    if (term === undefined || alternatives.has(term) || !shelf.isInUse(term)) return
    alternatives.set(term, { term, meeting, worth: WORTH[meeting] * share, namesOnly })
  }
  add(shelf.dictionary.find(word), 'exact')
  add(shelf.dictionary.find(base), 'inflected')
  for (const meant of [...(synonyms?.get(word) ?? []), ...(synonyms?.get(base) ?? [])]) {
    add(shelf.dictionary.find(meant), 'synonym')
  }
  const isFound = alternatives.size > 0
  addBeginnings(shelf, word, isFound, (term, meeting, share) => add(term, meeting, share, isFound && meeting === 'prefix'))
  if (alternatives.size === 0 && head) {
    const parts = [...modifiers.filter((part) => !analyze(part).head), head]
    return parts.flatMap((part) => askedWords(shelf, analyze, part, synonyms))
  }
  if (alternatives.size === 0) addTypos(shelf, [word, base], (term, share) => add(term, 'typo', share))
  return [{ word, alternatives: [...alternatives.values()] }]
}

function addBeginnings(
  { dictionary }: Shelf,
  word: string,
  isFound: boolean,
  add: (term: number, meeting: 'exact' | 'prefix', share: number) => void,
): void {
  if (word.length < 2) return
  const folded = fold(word)
  let left = MOST_TERMS
  dictionary.beginningWith(folded, (term) => {
    const isWhole = dictionary.foldedOf(term) === folded
    const share = dictionary.wordOf(term).startsWith(word) ? 1 : FOLDED_WORTH
    // What begins with a number is another number: 1 is not 10.
    if (isWhole || !isFound || !/^\p{Number}+$/u.test(word)) add(term, isWhole ? 'exact' : 'prefix', share)
    return --left > 0
  })
}

/** One edit from four letters, two from eight; the nearest only, and whole words before beginnings. */
function addTypos({ dictionary }: Shelf, words: readonly string[], add: (term: number, share: number) => void): void {
  const found: NearTerm[] = []
  for (const folded of new Set(words.map(fold))) {
    if (folded.length < 4 || /\p{Number}/u.test(folded)) continue
    dictionary.near(folded, folded.length < 8 ? 1 : 2, (near) => found.push(near))
  }
  const whole = found.filter(({ isWhole }) => isWhole)
  const nearest = whole.length > 0 ? whole : found
  const distance = nearest.reduce((least, near) => Math.min(least, near.distance), 2)
  const best = nearest.filter((near) => near.distance === distance)
  for (const { term, isWhole } of best.slice(0, MOST_TERMS)) add(term, isWhole ? 1 : NEAR_BEGINNING_WORTH)
}

function isKnown(shelf: Shelf, word: string): boolean {
  const term = shelf.dictionary.find(word)
  return term !== undefined && shelf.isInUse(term)
}
