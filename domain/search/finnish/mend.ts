import type { Analyze } from '../analyzer.ts'
import { fold } from '../words.ts'

/** Letters of the shortest compound that is mended: of fewer letters, one edit makes another word. */
const SHORTEST = 9
/** Letters of the shortest name that a letter is put back into. */
const SHORTEST_NAME = 7
/** Of two words that differ only in dots the later is used. */
const LETTERS = 'åäöabcdefghijklmnopqrstuvwxyz'
/** Letters of each of its parts: of two or three almost anything is put together. */
const SHORTEST_PART = 4

/**
 * The compound of known words that a word would be with one slip mended: `monitehopilolinssit`. Undefined where it is known itself, too short,
 * or near none.
 *
 * A dictionary of what documents say does not have it: there are too many compounds to list.
 */
export function mendCompound(word: string, analyze: Analyze): string | undefined {
  if (word.length < SHORTEST || analyze(word).isKnown) return undefined
  return nearOf(word).find((near) => {
    const { isKnown, head, modifiers } = analyze(near)
    return isKnown && head !== null && [head, ...modifiers].every(({ length }) => length >= SHORTEST_PART)
  })
}

/** The one word among those that a shop has names for that a word would be with a lost letter put back: `luklasit`. */
export function mendName(word: string, isName: (near: string) => boolean): string | undefined {
  if (word.length < SHORTEST_NAME) return undefined
  const near = [...word].flatMap((_, at) => [...LETTERS].map((one) => word.slice(0, at) + one + word.slice(at)))
  const [only, other] = [...new Map(near.filter(isName).map((name) => [fold(name), name])).values()]
  return other === undefined ? only : undefined
}

/** Words with one letter left out, doubled, or swapped with the next: another letter in its place is often another word. */
function nearOf(word: string): string[] {
  const places = [...word].map((_, at) => at)
  return [
    ...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...places.map((at) => word.slice(0, at + 1) + word.slice(at)),
    ...places
      .slice(1)
      .map((at) => word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1)),
  ]
}
