import { keyOf } from '../words.ts'
import type { AskedWord } from './read-question.ts'
import { KEY, type AskedKinds, type Segment } from './segment.ts'

/** More than all words of a question can give. */
export const KEY_POINTS = 100_000

/** Scores of slots by words. */
export interface Matched {
  /** Slots that have any word. */
  slots: Uint32Array
  /** Of these slots. */
  scores: Float64Array
  /** How many of the words each slot has. */
  counts: Uint8Array
  /** The most words that one slot has; a result has so many. */
  most: number
}

/** Each word gives a slot the points of the best of its alternatives. A document whose key is the whole text comes first. */
export function matchWords(segment: Segment, words: readonly AskedWord[], text: string, asked: AskedKinds): Matched {
  const { kinds, scratch } = segment
  const { scores, best, counts, lastWord, touched } = scratch
  let [most, total] = [0, 0]
  const touch = (slot: number) => {
    touched[total++] = slot
    scores[slot] = 0
  }

  words.forEach(({ alternatives }, index) => {
    for (const { term, worth, reach } of alternatives) {
      const table = segment.points[reach]
      segment.runs(term, asked, (pool, from, to) => {
        for (let at = from; at < to; at++) {
          const entry = pool[at] as number
          const slot = entry >>> 8
          const gained = (table[entry & 255] as number) * worth
          if (gained === 0 || asked[kinds[slot] as number] !== 1) continue
          if (lastWord[slot] !== index + 1) {
            const count = counts[slot] as number
            if (count === 0) touch(slot)
            lastWord[slot] = index + 1
            counts[slot] = count + 1
            if (count === most) most++
            best[slot] = gained
            scores[slot] = (scores[slot] as number) + gained
          } else if (gained > (best[slot] as number)) {
            scores[slot] = (scores[slot] as number) + gained - (best[slot] as number)
            best[slot] = gained
          }
        }
      })
    }
  })
  for (const slot of keyedSlots(segment, text)) {
    if (asked[kinds[slot] as number] !== 1) continue
    if (counts[slot] === 0) touch(slot)
    scores[slot] = (scores[slot] as number) + KEY_POINTS
    counts[slot] = most = words.length
  }
  return { slots: touched.subarray(0, total), scores, counts, most }
}

/** The slots of documents whose brand or number is the whole text. */
export function keyedSlots({ dictionary, postings }: Segment, text: string): number[] {
  const key = keyOf(text)
  const term = key ? dictionary.find(KEY + key) : undefined
  if (term === undefined) return []
  const slots: number[] = []
  postings.runs(term, (from, to) => {
    for (const entry of postings.pool.subarray(from, to)) slots.push(entry >>> 8)
  })
  return slots
}
