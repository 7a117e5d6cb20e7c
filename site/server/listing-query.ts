import { ListOrder, type Listing, type ListQuestion } from '#contracts/listing.ts'
import { listingQueryNames as queryNames } from '../shared/listing-query-names.ts'

/** What a listing's address asks for. */
export interface Chosen {
  q: string
  brand: string[]
  color: string[]
  shape: string[]
  priceFrom: number | undefined
  priceTo: number | undefined
  order: ListOrder
  page: number
}

const { q: _, ...narrowing } = queryNames
/** The names that the page of a category knows. Words are searched for on a page of their own. */
export const listingNames: readonly string[] = Object.values(narrowing)

const LONGEST_LIST = 20
const DEAREST_EUROS = 100_000

/** What the address asks for. What cannot be read is left out, never refused. */
export function readChosen({ searchParams }: URL): Chosen {
  const list = (name: string) => [...new Set(searchParams.getAll(name).filter(Boolean))].slice(0, LONGEST_LIST)
  const order = ListOrder.safeParse(searchParams.get(queryNames.order))
  return {
    q: (searchParams.get(queryNames.q) ?? '').trim().slice(0, 100),
    brand: list(queryNames.brand),
    color: list(queryNames.color),
    shape: list(queryNames.shape),
    priceFrom: wholeNumber(searchParams.get(queryNames.priceFrom), 0, DEAREST_EUROS),
    priceTo: wholeNumber(searchParams.get(queryNames.priceTo), 0, DEAREST_EUROS),
    order: order.success ? order.data : 'recommended',
    page: wholeNumber(searchParams.get(queryNames.page), 1, 200) ?? 1,
  }
}

function wholeNumber(text: string | null, from: number, to: number): number | undefined {
  const number = text && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

/** The shop's question for what was chosen. */
export function questionOf(chosen: Chosen, place: Pick<ListQuestion, 'category' | 'group'> = {}) {
  const { q, brand, color, shape, priceFrom, priceTo, order, page } = chosen
  return {
    ...place,
    ...(q && { q }),
    brand,
    color,
    shape,
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    order,
    page,
  }
}

/** The query of an address for what was chosen, with `?`; empty where everything is as usual. */
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

/** More values than this make a page that few ask for twice. */
const MOST_KEPT_VALUES = 2

/**
 * Whether many may ask for this listing again: it is narrowed by little, to what there is, and its address says nothing
 * beside. Otherwise there would be as many pages to keep as somebody can think of prices, or of words that are no color.
 */
export function isAskedOften({ searchParams }: URL, chosen: Chosen, facets: Listing['facets']): boolean {
  const narrowing = [...chosen.brand, ...chosen.color, ...chosen.shape]
  const known = new Set(facets.flatMap(({ values }) => values.map(({ value }) => value)))
  const isAboutPrice = chosen.priceFrom !== undefined || chosen.priceTo !== undefined
  if (isAboutPrice || narrowing.length > MOST_KEPT_VALUES || !narrowing.every((value) => known.has(value))) return false
  const plain = new URLSearchParams(queryOf(chosen))
  return Object.values(queryNames).every((name) => `${searchParams.getAll(name)}` === `${plain.getAll(name)}`)
}
