import type { FacetFilter, RangeFilter, SearchQuestion } from '../engine.ts'
import type { Segment } from './segment.ts'

/** All filters of one facet or number: a slot passes all of them, or misses this one. */
export interface Test {
  name: string
  passes: (slot: number) => boolean
}

/** One test for each facet and number that is filtered, so that the order of filters cannot matter. */
export function testsOf(segment: Segment, filters: NonNullable<SearchQuestion['filters']>): Test[] {
  const byName = new Map<string, (FacetFilter | RangeFilter)[]>()
  for (const filter of filters) {
    const name = 'facet' in filter ? `facet ${filter.facet}` : `number ${filter.number}`
    byName.set(name, [...(byName.get(name) ?? []), filter])
  }
  return [...byName].map(([name, same]) => {
    const passes = same.map((filter) => ('facet' in filter ? hasAny(segment, filter) : isWithin(segment, filter)))
    const [only] = passes
    return { name, passes: only && passes.length === 1 ? only : (slot) => passes.every((pass) => pass(slot)) }
  })
}

/** Of a facet that the index does not have, no document has a value. */
function hasAny(segment: Segment, { facet, values, isExcluded = false }: FacetFilter): Test['passes'] {
  const column = segment.facets.get(facet)
  if (!column) return () => isExcluded
  const [wanted, { sets }] = [column.setsWith(values), column]
  return (slot) => (wanted[sets[slot] as number] === 1) !== isExcluded
}

function isWithin(segment: Segment, { number, from, to, isExcluded = false }: RangeFilter): Test['passes'] {
  const numbers = segment.numbers.get(number)
  if (!numbers) return () => isExcluded
  const [least, greatest] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY]
  const isIn = (value: number) => value >= least && value <= greatest
  return (slot) => isIn(numbers[slot] as number) !== isExcluded
}

/** No test, or more than one. */
export const [NONE, SEVERAL] = [-1, -2]

/** The one test that a slot misses. */
export function onlyMissed(tests: readonly Test[], slot: number): number {
  let missed = NONE
  for (let test = 0; test < tests.length; test++) {
    if (tests[test]?.passes(slot)) continue
    if (missed !== NONE) return SEVERAL
    missed = test
  }
  return missed
}
