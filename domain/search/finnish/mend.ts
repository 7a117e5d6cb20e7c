import type { Analyze } from '../analyzer.ts'

/** Letters of the shortest compound that is mended: of fewer letters, one edit makes another word. */
const SHORTEST = 10
/** Letters of each of its parts: of two or three almost anything is put together. */
const SHORTEST_PART = 4

/**
 * The compound of known words that a word would be with one slip mended: `monitehopilolinssit`. Undefined where it is known itself, too short,
 * or near none.
 *
 * A dictionary of what documents say does not have it: there are more compounds than anybody writes down.
 */
export function mendCompound(word: string, analyze: Analyze): string | undefined {
  if (word.length < SHORTEST || analyze(word).isKnown) return undefined
  return nearOf(word).find((near) => {
    const { isKnown, head, modifiers } = analyze(near)
    return isKnown && head !== null && [head, ...modifiers].every(({ length }) => length >= SHORTEST_PART)
  })
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
