import type { Analyze } from '../analyzer.ts'
import type { SearchAnswer, SearchQuestion } from '../engine.ts'
import { countFacets, measureRanges } from './count.ts'
import { NONE, onlyMissed, SEVERAL, testsOf } from './filters.ts'
import { firstOf } from './first-of.ts'
import { matchWords } from './match-words.ts'
import { readQuestion } from './read-question.ts'
import { boostFactor, placesOf } from './score.ts'
import type { Shelf } from './shelf.ts'

const DEFAULT_LIMIT = 20
const MOST_HITS = 200
const LONGEST_OFFSET = 10_000

/** Finds, filters, counts and sorts in one walk over the slots, or looks at `only` one. */
export function answer(shelf: Shelf, analyze: Analyze, question: SearchQuestion, only?: number): SearchAnswer {
  const { facets = [], ranges = [], filters = [] } = question
  const isAsked = kindTest(shelf, question.kinds)
  const words = readQuestion(shelf, analyze, question, isAsked)
  const matched = words.length > 0 ? matchWords(shelf, words, question.text, isAsked) : null
  // Only signs, such as emoji: nothing was asked for that could be found.
  const findsNothing = matched ? matched.most === 0 : question.text.trim() !== ''
  const places = question.sort ? new Map<number, number>() : placesOf(shelf, question)
  const tests = testsOf(shelf, filters)
  const found = new Uint32Array(shelf.ids.length)
  /** What misses one test alone: it counts for that facet, which is counted without its own filter. */
  const missing = tests.map((): number[] => [])
  let total = 0
  for (let slot = only ?? 0, end = only === undefined ? found.length : only + 1; slot < end; slot++) {
    if (!isAsked(slot)) continue
    const hasWords = !findsNothing && (matched === null || matched.counts[slot] === matched.most)
    if (!hasWords && (places.size === 0 || (places.get(slot) ?? 0) <= 0)) continue
    const missed = onlyMissed(tests, slot)
    if (missed === NONE) found[total++] = slot
    else if (missed !== SEVERAL) missing[missed]?.push(slot)
  }
  const slots = found.subarray(0, total)
  const missingOnly = (name: string) => missing[tests.findIndex((test) => test.name === name)] ?? []

  const scores = scoresOf(shelf, matched?.scores ?? null, slots, places)
  const offset = bounded(question.offset, 0, LONGEST_OFFSET)
  const end = offset + bounded(question.limit, DEFAULT_LIMIT, MOST_HITS)
  const first = firstOf(slots, end, orderOf(shelf, scores, question.sort))
  return {
    total,
    hits: first.slice(offset, end).map((slot) => ({
      id: shelf.ids[slot] ?? '',
      kind: shelf.kindNames[(shelf.kinds[slot] ?? 0) - 1] ?? '',
      score: scores[slot] ?? 0,
    })),
    facets: countFacets(shelf, facets, slots, (facet) => missingOnly(`facet ${facet}`)),
    ranges: measureRanges(shelf, ranges, slots, (number) => missingOnly(`number ${number}`)),
    isPartial: matched !== null && matched.most < words.length,
  }
}

/** Whether a slot lives and is of an asked kind. */
export function kindTest(shelf: Shelf, kinds: SearchQuestion['kinds']): (slot: number) => boolean {
  const asked = new Uint8Array(256)
  shelf.kindNames.forEach((name, kind) => (asked[kind + 1] = kinds === undefined || kinds.includes(name) ? 1 : 0))
  const { kinds: column } = shelf
  return (slot) => asked[column[slot] as number] === 1
}

function scoresOf(
  shelf: Shelf,
  byWords: Float64Array | null,
  slots: Uint32Array,
  places: ReadonlyMap<number, number>,
): Float64Array {
  const scores = byWords ?? new Float64Array(shelf.ids.length).fill(1)
  for (const { number } of shelf.settings.boosts) {
    const factor = boostFactor(shelf, number)
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      scores[slot] = (scores[slot] as number) * factor(slot)
    }
  }
  for (const [slot, place] of places) scores[slot] = (scores[slot] ?? 0) + place
  return scores
}

/** By score, or by a number with what lacks it last; then alike in every index of the same documents. */
function orderOf(shelf: Shelf, scores: Float64Array, sort: SearchQuestion['sort']): (a: number, b: number) => number {
  const numbers = sort && (shelf.numbers.get(sort.number) ?? new Float64Array(shelf.ids.length))
  const sign = sort?.isDescending ? -1 : 1
  const { ties, ids } = shelf
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
