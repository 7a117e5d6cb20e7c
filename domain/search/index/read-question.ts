import { distanceWithin } from '../../edit-distance.ts'
import type { Analyze } from '../analyzer.ts'
import type { Meeting, MetWord, SearchQuestion, Synonyms } from '../engine.ts'
import { stopWords } from '../stop-words.ts'
import { fold, questionWords } from '../words.ts'
import type { Reach } from './codes.ts'
import type { Dictionary, NearTerm } from './dictionary.ts'
import type { AskedKinds, Segment } from './segment.ts'

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

/** Letters of the shortest word that may be misspelt: of fewer letters, one edit makes another word. */
const SHORTEST_MISSPELT = 5

/** Letters of the shortest beginning of a word that may be misspelt. */
const SHORTEST_BEGINNING = 7

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
  segment: Segment,
  analyze: Analyze,
  { text, language, synonyms, asWritten }: SearchQuestion,
  asked: AskedKinds,
): AskedWord[] {
  const isInUse: IsInUse = (term, reach = 'all') => term !== undefined && segment.isInUse(term, reach, asked)
  const typed = questionWords(text)
  const telling = typed.filter((word) => !stopWords[language].has(word))
  const reader = {
    dictionary: segment.dictionary,
    analyze,
    isInUse,
    synonyms: synonyms ?? new Map(),
    asWritten: asWritten ?? NONE,
  }
  return joined(reader, telling.length > 0 ? telling : typed).flatMap((word) => askedWords(reader, word))
}

const NONE: ReadonlySet<string> = new Set()

interface Reader {
  dictionary: Dictionary
  analyze: Analyze
  isInUse: IsInUse
  synonyms: Synonyms
  asWritten: ReadonlySet<string>
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
function askedWords(reader: Reader, word: string, isOfWritten = false): AskedWord[] {
  const { analyze, isInUse, asWritten } = reader
  const alternatives = wholeWords(reader, word)
  const { base, head, modifiers, isKnown } = analyze(word)
  // Where a word stands in a field that says what goods are, it is not looked for in those that only mention it.
  if (alternatives.some(({ term }) => isInUse(term, 'telling'))) return [{ word, alternatives: narrowed(alternatives) }]
  const isWritten = isOfWritten || asWritten.has(word)
  // An unknown beginning may be a known one misspelt.
  const typos = alternatives.length > 0 || isKnown || isWritten ? [] : nearWords(reader, [word, base])
  if (head && typos.length === 0) {
    const parts = [...modifiers.filter((part) => !analyze(part).head), head].flatMap((part) =>
      askedWords(reader, part, isWritten),
    )
    if (alternatives.length === 0 || parts.every((part) => part.alternatives.length > 0)) return parts
  }
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
  const matched = new Set([word, base].flatMap((known) => synonyms.get(known) ?? []))
  for (const other of matched) add(dictionary.find(other), 'synonym')
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

/**
 * One edit from five letters, two from eight; the nearest only, in fields that say what goods are, and as whole words
 * first.
 */
function nearWords({ dictionary, isInUse }: Reader, words: readonly string[]): Alternative[] {
  const found: NearTerm[] = []
  for (const folded of new Set(words.map(fold))) {
    if (folded.length < SHORTEST_MISSPELT || /\p{Number}/u.test(folded)) continue
    found.push(...dictionary.near(folded, folded.length < 8 ? 1 : 2))
  }
  const isLong = words.some((word) => word.length >= SHORTEST_BEGINNING)
  for (const isWhole of isLong ? [true, false] : [true]) {
    const near = found.filter((one) => one.isWhole === isWhole && isInUse(one.term, 'telling'))
    const distance = near.reduce((least, one) => Math.min(least, one.distance), 2)
    const worth = WORTH.typo * (isWhole ? 1 : NEAR_BEGINNING_WORTH)
    const best = new Set(near.filter((one) => one.distance === distance).map(({ term }) => term))
    if (best.size > 0)
      return [...best].slice(0, MOST_TERMS).map((term) => ({ term, meeting: 'typo', worth, reach: 'telling' }))
  }
  return []
}

/** How a word was met at best; of several words that a misspelt one may be, the nearest is named, and of these the most frequent. */
export function metWord({ dictionary, postings }: Segment, { word, alternatives }: AskedWord): MetWord {
  const edits = ({ meeting, term }: Alternative) =>
    meeting === 'typo' ? (distanceWithin(fold(word), dictionary.foldedOf(term), 2) ?? 9) : 0
  const [best] = alternatives.toSorted(
    (a, b) =>
      b.worth - a.worth || edits(a) - edits(b) || (postings.length[b.term] ?? 0) - (postings.length[a.term] ?? 0),
  )
  if (!best) return { word, meeting: null, matched: null, isDistinctive: false }
  const { meeting, term } = best
  const isDistinctive = alternatives.some(({ reach }) => reach !== 'all')
  return { word, meeting, matched: meeting === 'typo' ? dictionary.wordOf(term) : null, isDistinctive }
}
