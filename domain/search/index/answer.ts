import type { Analyze } from '../analyzer.ts'
import type { SearchAnswer, SearchQuestion } from '../engine.ts'
import { countFacets, measureRanges } from './count.ts'
import { NONE, onlyMissed, SEVERAL, testsOf } from './filters.ts'
import { firstOf } from './first-of.ts'
import { matchWords } from './match-words.ts'
import { metWord, readQuestion } from './read-question.ts'
import { boostFactor, placesOf } from './score.ts'
import type { Segment } from './segment.ts'

const DEFAULT_LIMIT = 20
const MOST_HITS = 250
const LONGEST_OFFSET = 10_000

/** Finds, filters, counts and sorts in one walk over the slots that may be found, or looks at `only` one. */
export function answer(segment: Segment, analyze: Analyze, question: SearchQuestion, only?: number): SearchAnswer {
  const { facets = [], ranges = [], filters = [] } = question
  const { kinds } = segment
  const { scores, found } = segment.scratch.sized(segment.ids.length)
  const asked = segment.askedKinds(question.kinds)
  const words = readQuestion(segment, analyze, question, asked)
  const matched = words.length > 0 ? matchWords(segment, words, question.text, asked) : null
  // Only signs, such as emoji: nothing was asked for that could be found.
  const findsNothing = matched ? matched.most === 0 : question.text.trim() !== ''
  const places = question.sort ? new Map<number, number>() : placesOf(segment, question)
  const tests = testsOf(segment, filters)
  /** What misses one test alone: it counts for that facet, which is counted without its own filter. */
  const missing = tests.map((): number[] => [])
  let total = 0
  const intended = testsOf(segment, question.matched ?? [])
  const isPinned = (slot: number) => (places.get(slot) ?? 0) > 0
  const take = (slot: number) => {
    if (intended.length > 0 && onlyMissed(intended, slot) !== NONE && !isPinned(slot)) return
    const missed = tests.length === 0 ? NONE : onlyMissed(tests, slot)
    if (missed === NONE) found[total++] = slot
    else if (missed !== SEVERAL) missing[missed]?.push(slot)
  }
  if (matched) {
    const { slots, counts, most } = matched
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      if (only !== undefined && slot !== only) continue
      if (counts[slot] === most || isPinned(slot)) take(slot)
    }
  } else if (!findsNothing) {
    for (let slot = only ?? 0, end = only === undefined ? segment.ids.length : only + 1; slot < end; slot++) {
      if (asked[kinds[slot] as number] !== 1) continue
      scores[slot] = 1
      take(slot)
    }
  }
  // What is pinned is shown although it has none of the words.
  for (const slot of matched || findsNothing ? places.keys() : []) {
    if (!isPinned(slot) || asked[kinds[slot] as number] !== 1 || (only !== undefined && slot !== only)) continue
    if (matched && (matched.counts[slot] as number) > 0) continue
    scores[slot] = matched ? 0 : 1
    take(slot)
  }
  const slots = found.subarray(0, total)
  const missingOnly = (name: string) => missing[tests.findIndex((test) => test.name === name)] ?? []

  boost(segment, scores, slots, places)
  const offset = bounded(question.offset, 0, LONGEST_OFFSET)
  const end = offset + bounded(question.limit, DEFAULT_LIMIT, MOST_HITS)
  const first = firstOf(slots, end, orderOf(segment, scores, question.sort))
  return {
    total,
    hits: first.slice(offset, end).map((slot) => ({
      id: segment.ids[slot] ?? '',
      kind: segment.kindNames[(kinds[slot] ?? 0) - 1] ?? '',
      score: scores[slot] ?? 0,
    })),
    facets: countFacets(segment, facets, slots, (facet) => missingOnly(`facet ${facet}`)),
    ranges: measureRanges(segment, ranges, slots, (number) => missingOnly(`number ${number}`)),
    isPartial: matched !== null && matched.most < words.length,
    words: words.map((word) => metWord(segment, word)),
  }
}

function boost(segment: Segment, scores: Float64Array, slots: Uint32Array, places: ReadonlyMap<number, number>): void {
  for (const { number } of segment.settings.boosts) {
    const factor = boostFactor(segment, number)
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      scores[slot] = (scores[slot] as number) * factor(slot)
    }
  }
  if (places.size === 0) return
  for (const slot of slots) scores[slot] = (scores[slot] as number) + (places.get(slot) ?? 0)
}

/** By score, or by a number with what lacks it last; then alike in every index of the same documents. */
function orderOf(
  segment: Segment,
  scores: Float64Array,
  sort: SearchQuestion['sort'],
): (a: number, b: number) => number {
  const numbers = sort && (segment.numbers.get(sort.number) ?? new Float64Array(segment.ids.length))
  const sign = sort?.isDescending ? -1 : 1
  const { ties, ids } = segment
  return (a, b) => {
    if (numbers) {
      const difference = sign * ((numbers[a] as number) - (numbers[b] as number))
      if (difference !== 0 && difference === difference) return difference
      if (difference !== difference) {
        const lacking = Number(Number.isNaN(numbers[a])) - Number(Number.isNaN(numbers[b]))
        if (lacking !== 0) return lacking
      }
    }
    const byScore = (scores[b] as number) - (scores[a] as number)
    if (byScore !== 0) return byScore
    return (ties[a] as number) - (ties[b] as number) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1)
  }
}

function bounded(asked: number | undefined, usual: number, most: number): number {
  return asked === undefined || Number.isNaN(asked) ? usual : Math.min(Math.max(0, Math.trunc(asked)), most)
}
