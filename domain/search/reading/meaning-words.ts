import type { FacetFilter, RangeFilter } from '../engine.ts'
import type { Part } from './reading.ts'

/** What a part of a question stands for, in words that a marketer reads: the shop's words, its values by `names`, or bounds. */
export function meaningWords({ words, filters, sort }: Part, names: Readonly<Record<string, string>>): string {
  const order = sort && (sort.isDescending ? 'kallein ensin' : 'edullisin ensin')
  return [words, ...filters.map((filter) => filterWords(filter, names)), order].filter(Boolean).join(', ')
}

function filterWords(filter: FacetFilter | RangeFilter, names: Readonly<Record<string, string>>): string {
  if ('facet' in filter) return filter.values.map((value) => names[value] ?? value).join(' / ')
  const { number, from, to } = filter
  const shown = (bound: number | undefined) =>
    bound === undefined ? '' : number === 'price' ? `${bound / 100} €` : String(bound)
  return `${shown(from)}…${shown(to)}`
}
