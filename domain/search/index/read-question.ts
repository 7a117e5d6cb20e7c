import type { Analyze } from '../analyzer.ts'
import type { Meeting, SearchQuestion, Synonyms } from '../engine.ts'
import { stopWords } from '../stop-words.ts'
import { fold, questionWords } from '../words.ts'
import type { Reach } from './codes.ts'
import type { Dictionary, NearTerm } from './dictionary.ts'
import type { AskedKinds, Shelf } from './shelf.ts'

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
  /** The fields that it counts in. */
  reach: Reach
}

export interface AskedWord {
  word: string
  /** Empty where no document has anything like it. */
  alternatives: Alternative[]
}

/** Whether a term stands in a document that is asked for, in a field within reach. */
type IsInUse = (term: number | undefined, reach?: Reach) => boolean

/** What each word of a question may stand for in the documents that are asked for. */
export function readQuestion(
  shelf: Shelf,
  analyze: Analyze,
  { text, language, synonyms }: SearchQuestion,
  asked: AskedKinds,
): AskedWord[] {
  const isInUse: IsInUse = (term, reach = 'all') => term !== undefined && shelf.isInUse(term, reach, asked)
  const typed = questionWords(text)
  const telling = typed.filter((word) => !stopWords[language].has(word))
  const reader = { dictionary: shelf.dictionary, analyze, isInUse, synonyms: synonyms ?? new Map() }
  return joined(reader, telling.length > 0 ? telling : typed).flatMap((word) => askedWords(reader, word))
}

interface Reader {
  dictionary: Dictionary
  analyze: Analyze
  isInUse: IsInUse
  synonyms: Synonyms
}

/** Compounds that were written apart (`aurinko lasit`) are put together where documents know them. */
function joined({ dictionary, analyze, isInUse }: Reader, words: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; at++) {
    const both = (words[at] ?? '') + (words[at + 1] ?? '')
    const isOne = at + 1 < words.length && [both, analyze(both).base].some((word) => isInUse(dictionary.find(word)))
    result.push(isOne ? both : (words[at] ?? ''))
    if (isOne) at++
  }
  return result
}

/** One word, or the parts of a compound that no document is about as a whole. */
function askedWords(reader: Reader, word: string): AskedWord[] {
  const { analyze, isInUse } = reader
  const alternatives = wholeWords(reader, word)
  const { base, head, modifiers } = analyze(word)
  // Where a word stands in a field that tells, it is not looked for in those that only mention it.
  if (alternatives.some(({ term }) => isInUse(term, 'telling'))) return [{ word, alternatives: narrowed(alternatives) }]
  if (head) {
    const parts = [...modifiers.filter((part) => !analyze(part).head), head].flatMap((part) => askedWords(reader, part))
    if (alternatives.length === 0 || parts.every((part) => part.alternatives.length > 0)) return parts
  }
  const typos = alternatives.length > 0 ? [] : nearWords(reader, [word, base])
  return [{ word, alternatives: [...alternatives, ...typos] }]
}

/** The word, its base form, what it means, and what it is the beginning of. */
function wholeWords({ dictionary, analyze, isInUse, synonyms }: Reader, word: string): Alternative[] {
  const found = new Map<number, Alternative>()
  const add = (term: number | undefined, meeting: Alternative['meeting'], share = 1, reach: Reach = 'all') => {
    if (term === undefined || found.has(term) || !isInUse(term, reach)) return
    found.set(term, { term, meeting, worth: WORTH[meeting] * share, reach })
  }
  const { base } = analyze(word)
  add(dictionary.find(word), 'exact')
  add(dictionary.find(base), 'inflected')
  const meant = new Set([word, base].flatMap((known) => synonyms.get(known) ?? []))
  for (const other of meant) add(dictionary.find(other), 'synonym')
  if (word.length < 2) return [...found.values()]

  const isFound = found.size > 0
  const folded = fold(word)
  let left = MOST_TERMS
  dictionary.beginningWith(folded, (term) => {
    const share = dictionary.wordOf(term).startsWith(word) ? 1 : FOLDED_WORTH
    if (dictionary.foldedOf(term) === folded) add(term, 'exact', share)
    // What begins with a number is another number: 12 is not 120.
    else if (!isFound) add(term, 'prefix', share)
    else if (!/^\p{Number}+$/u.test(word)) add(term, 'prefix', share, 'names')
    return --left > 0
  })
  return [...found.values()]
}

function narrowed(alternatives: readonly Alternative[]): Alternative[] {
  return alternatives.map((one) => (one.reach === 'all' ? { ...one, reach: 'telling' } : one))
}

/** One edit from four letters, two from eight; the nearest only, in fields that tell and as whole words first. */
function nearWords({ dictionary, isInUse }: Reader, words: readonly string[]): Alternative[] {
  const found: NearTerm[] = []
  for (const folded of new Set(words.map(fold))) {
    if (folded.length < 4 || /\p{Number}/u.test(folded)) continue
    dictionary.near(folded, folded.length < 8 ? 1 : 2, (near) => found.push(near))
  }
  for (const reach of ['telling', 'all'] as const) {
    for (const isWhole of [true, false]) {
      const near = found.filter((one) => one.isWhole === isWhole && isInUse(one.term, reach))
      const distance = near.reduce((least, one) => Math.min(least, one.distance), 2)
      const worth = WORTH.typo * (isWhole ? 1 : NEAR_BEGINNING_WORTH)
      const best = new Set(near.filter((one) => one.distance === distance).map(({ term }) => term))
      if (best.size > 0) return [...best].slice(0, MOST_TERMS).map((term) => ({ term, meeting: 'typo', worth, reach }))
    }
  }
  return []
}
