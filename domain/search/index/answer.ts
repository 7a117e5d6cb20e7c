import type { Analyze } from '../analyzer.ts'
import type { SearchAnswer, SearchQuestion } from '../engine.ts'
import { testsOf } from './filters.ts'
import { firstOf } from './first-of.ts'
import { matchWords, type Points } from './match-words.ts'
import { readQuestion } from './read-question.ts'
import { boostOf, placesOf } from './score.ts'
import type { Shelf } from './shelf.ts'

const DEFAULT_LIMIT = 20
const MOST_HITS = 200
const LONGEST_OFFSET = 10_000

/** Finds, filters, counts and sorts in one walk over the slots, or looks at `only` one. */
export function answer(
  shelf: Shelf,
  analyze: Analyze,
  points: Points,
  question: SearchQuestion,
  only?: number,
): SearchAnswer {
  const { facets = [], ranges = [], filters = [] } = question
  const words = readQuestion(shelf, analyze, question)
  const isAsked = kindTest(shelf, question.kinds)
  const matched = words.length > 0 ? matchWords(shelf, words, question.text, points, isAsked) : null
  // Only signs, such as emoji: nothing was asked for that could be found.
  const findsNothing = matched ? matched.most === 0 : question.text.trim() !== ''
  const places = question.sort ? new Map<number, number>() : placesOf(shelf, question)
  const tests = testsOf(shelf, filters)
  const tallies = facets.flatMap((name) => {
    const column = shelf.facets.get(name)
    const own = tests.findIndex((test) => test.name === `facet ${name}`)
    return column ? [{ name, column, own, sets: column.sets, counts: new Uint32Array(column.members.length) }] : []
  })
  const spans = ranges.flatMap((name) => {
    const numbers = shelf.numbers.get(name)
    const own = tests.findIndex((test) => test.name === `number ${name}`)
    return numbers ? [{ name, numbers, own, from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }] : []
  })

  const found = new Uint32Array(shelf.ids.length)
  let total = 0
  for (let slot = only ?? 0, end = only === undefined ? found.length : only + 1; slot < end; slot++) {
    if (!isAsked(slot)) continue
    const hasWords = !findsNothing && (matched === null || matched.counts[slot] === matched.most)
    if (!hasWords && !((places.get(slot) ?? 0) > 0)) continue
    let misses = 0
    let missed = -1
    for (let test = 0; test < tests.length && misses < 2; test++) {
      if (tests[test]?.passes(slot)) continue
      misses++
      missed = test
    }
    if (misses > 1) continue
    if (misses === 0) found[total++] = slot
    for (const { sets, counts, own } of tallies) {
      if (missed >= 0 && missed !== own) continue
      const set = sets[slot] as number
      counts[set] = (counts[set] as number) + 1
    }
    for (const span of spans) {
      if (missed >= 0 && missed !== span.own) continue
      const number = span.numbers[slot] as number
      if (number < span.from) span.from = number
      if (number > span.to) span.to = number
    }
  }

  const scores = scoresOf(shelf, matched?.scores ?? null, found.subarray(0, total), places)
  const offset = bounded(question.offset, 0, LONGEST_OFFSET)
  const end = offset + bounded(question.limit, DEFAULT_LIMIT, MOST_HITS)
  const first = firstOf(found, total, Math.min(end, total), orderOf(shelf, scores, question.sort))
  return {
    total,
    hits: first.slice(offset, end).map((slot) => ({
      id: shelf.ids[slot] ?? '',
      kind: shelf.kindNames[(shelf.kinds[slot] ?? 0) - 1] ?? '',
      score: scores[slot] ?? 0,
    })),
    facets: Object.fromEntries(tallies.map(({ name, column, counts }) => [name, column.countsOf(counts)])),
    ranges: Object.fromEntries(spans.map(({ name, from, to }) => [name, from <= to ? { from, to } : null])),
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
  const boost = boostOf(shelf)
  for (const slot of slots) scores[slot] = (scores[slot] as number) * boost(slot)
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
