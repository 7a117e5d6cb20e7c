import { FilterGroup, ListOrder, type Listing, type ListQuestion } from '#contracts/listing.ts'
import { filterQueryNames, listingQueryNames as queryNames } from '../../shared/listing-query-names.ts'

/** The filters in a listing's address. */
export interface Chosen extends Record<FilterGroup, string[]> {
  q: string
  priceFrom: number | undefined
  priceTo: number | undefined
  order: ListOrder
  page: number
  /** The contract for which glasses are chosen; empty where they are bought. */
  contract: string
}

const { q: _, ...narrowing } = queryNames
/** The query names of a category page. Text search has a page of its own. */
export const listingNames: readonly string[] = Object.values(narrowing)

const LONGEST_LIST = 20
const DEAREST_EUROS = 100_000

/** The filters in this address. Unreadable values are ignored, never refused. */
export function readChosen({ searchParams }: URL): Chosen {
  const list = (name: string) => [...new Set(searchParams.getAll(name).filter(Boolean))].slice(0, LONGEST_LIST)
  const order = ListOrder.safeParse(searchParams.get(queryNames.order))
  return {
    q: (searchParams.get(queryNames.q) ?? '').trim().slice(0, 100),
    ...inGroups((group) => list(filterQueryNames[group])),
    priceFrom: wholeNumber(searchParams.get(queryNames.priceFrom), 0, DEAREST_EUROS),
    priceTo: wholeNumber(searchParams.get(queryNames.priceTo), 0, DEAREST_EUROS),
    order: order.success ? order.data : 'recommended',
    page: wholeNumber(searchParams.get(queryNames.page), 1, 200) ?? 1,
    contract: (searchParams.get(queryNames.contract) ?? '').slice(0, 600),
  }
}

function inGroups(listOf: (group: FilterGroup) => string[]): Record<FilterGroup, string[]> {
  return Object.fromEntries(FilterGroup.options.map((group) => [group, listOf(group)])) as Record<FilterGroup, string[]>
}

/** The same page with no filter chosen. */
export function unfiltered(chosen: Chosen): Chosen {
  return { ...chosen, ...inGroups(() => []), priceFrom: undefined, priceTo: undefined }
}

function wholeNumber(text: string | null, from: number, to: number): number | undefined {
  const number = text && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

/** The API query for the chosen filters. */
export function questionOf(chosen: Chosen, place: Pick<ListQuestion, 'category' | 'group'> = {}) {
  const { q, priceFrom, priceTo, order, page, contract: _, ...groups } = chosen
  return {
    ...place,
    ...(q && { q }),
    ...Object.fromEntries(Object.entries(groups).filter(([, values]) => values.length > 0)),
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    order,
    page,
  }
}

/** The query string of the chosen filters, with `?`; empty where all are defaults. */
export function queryOf(chosen: Chosen): string {
  const query = new URLSearchParams()
  for (const [field, name] of Object.entries(queryNames) as [keyof Chosen, string][]) {
    for (const value of [chosen[field] ?? []].flat())
      if (value !== '' && !isUsual(field, value)) query.append(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

function isUsual(field: keyof Chosen, value: string | number): boolean {
  return (field === 'page' && value === 1) || (field === 'order' && value === 'recommended')
}

/** Listings with more filter values are seldom requested twice. */
const MOST_CACHED_VALUES = 2

/**
 * Whether this listing is requested often enough to be cached: it has few filters, only existing values, and no other
 * parameters. Otherwise arbitrary prices and made-up values would fill the cache.
 */
export function isOftenRequested({ searchParams }: URL, chosen: Chosen, facets: Listing['facets']): boolean {
  const narrowing = FilterGroup.options.flatMap((group) => chosen[group].map((value) => `${group}=${value}`))
  const known = new Set(facets.flatMap(({ name, values }) => values.map(({ value }) => `${name}=${value}`)))
  const isAboutPrice = chosen.priceFrom !== undefined || chosen.priceTo !== undefined
  if (
    chosen.contract ||
    isAboutPrice ||
    narrowing.length > MOST_CACHED_VALUES ||
    !narrowing.every((value) => known.has(value))
  )
    return false
  const plain = new URLSearchParams(queryOf(chosen))
  return Object.values(queryNames).every((name) => `${searchParams.getAll(name)}` === `${plain.getAll(name)}`)
}
