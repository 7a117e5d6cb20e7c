import type { SearchAnswer } from '../engine.ts'
import type { Segment } from './segment.ts'

/** Slots that miss only the filter of a name. */
type MissingOnly = (name: string) => readonly number[]

/** Counts of values by facet, over what was found and what only the facet's own filter leaves out. */
export function countFacets(
  segment: Segment,
  names: readonly string[],
  found: Uint32Array,
  missingOnly: MissingOnly,
): SearchAnswer['facets'] {
  const counted = names.flatMap((name) => {
    const column = segment.facets.get(name)
    if (!column) return []
    const counts = new Uint32Array(column.members.length)
    const { sets } = column
    for (let at = 0; at < found.length; at++) {
      const set = sets[found[at] as number] as number
      counts[set] = (counts[set] as number) + 1
    }
    for (const slot of missingOnly(name)) {
      const set = sets[slot] as number
      counts[set] = (counts[set] as number) + 1
    }
    return [[name, column.countsOf(counts)] as const]
  })
  return Object.fromEntries(counted)
}

/** The smallest and the greatest of each number, over the same; null where nothing has it. */
export function measureRanges(
  segment: Segment,
  names: readonly string[],
  found: Uint32Array,
  missingOnly: MissingOnly,
): SearchAnswer['ranges'] {
  const measured = names.flatMap((name) => {
    const numbers = segment.numbers.get(name)
    if (!numbers) return []
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    const take = (slot: number) => {
      const number = numbers[slot] as number
      if (number < from) from = number
      if (number > to) to = number
    }
    for (let at = 0; at < found.length; at++) take(found[at] as number)
    missingOnly(name).forEach(take)
    return [[name, from <= to ? { from, to } : null] as const]
  })
  return Object.fromEntries(measured)
}
