import { keyOf } from '../words.ts'
import type { AskedWord } from './read-question.ts'
import { KEY, type Shelf } from './shelf.ts'

/** More than all words of a question can give. */
export const KEY_POINTS = 100_000

/** Scores of slots by words. */
export interface Matched {
  scores: Float64Array
  /** How many of the words each slot has. */
  counts: Uint8Array
  /** The most words that one slot has; a result has so many. */
  most: number
}

/** Each word gives a slot the points of the best of its alternatives. A document whose key is the whole text comes first. */
export function matchWords(
  shelf: Shelf,
  words: readonly AskedWord[],
  text: string,
  isAsked: (slot: number) => boolean,
): Matched {
  const length = shelf.ids.length
  const [scores, best] = [new Float64Array(length), new Float64Array(length)]
  const [counts, lastWord] = [new Uint8Array(length), new Uint8Array(length)]
  const { postings } = shelf
  const { pool } = postings
  let most = 0

  words.forEach(({ alternatives }, index) => {
    for (const { term, worth, reach } of alternatives) {
      const table = shelf.points[reach]
      postings.runs(term, (from, to) => {
        for (let at = from; at < to; at++) {
          const entry = pool[at] as number
          const slot = entry >>> 8
          const gained = (table[entry & 255] as number) * worth
          if (gained === 0 || !isAsked(slot)) continue
          const before = lastWord[slot] === index + 1 ? (best[slot] as number) : 0
          if (before === 0) {
            lastWord[slot] = index + 1
            const count = (counts[slot] as number) + 1
            counts[slot] = count
            if (count > most) most = count
          }
          if (gained <= before) continue
          best[slot] = gained
          scores[slot] = (scores[slot] as number) + gained - before
        }
      })
    }
  })
  for (const slot of keyedSlots(shelf, text)) {
    if (!isAsked(slot)) continue
    scores[slot] = (scores[slot] ?? 0) + KEY_POINTS
    counts[slot] = most = words.length
  }
  return { scores, counts, most }
}

/** The slots of documents whose brand or number is the whole text. */
export function keyedSlots({ dictionary, postings }: Shelf, text: string): number[] {
  const key = keyOf(text)
  const term = key ? dictionary.find(KEY + key) : undefined
  if (term === undefined) return []
  const slots: number[] = []
  postings.runs(term, (from, to) => {
    for (const entry of postings.pool.subarray(from, to)) slots.push(entry >>> 8)
  })
  return slots
}
