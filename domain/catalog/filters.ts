import type { ArticleCard } from '#contracts/catalog.ts'
import type { Facet, Listing, ListQuestion } from '#contracts/listing.ts'
import { filterGroupIds, type FilterGroup } from './attribute-ids.ts'

/** A card with what it is filtered by. */
export interface Listed {
  card: ArticleCard
  /** Code of its group. */
  group: string
  /** Its value for each facet; null where goods of its kind have none. */
  facets: Record<Facet['name'], string | null>
  /** The editors' order: smaller stands earlier. */
  rank: number
}

/** The place of each article that words have found, the best at 0, by its number. */
export type FoundArticles = ReadonlyMap<number, number>

/** The articles that match a query, in the order they came. */
export interface Filtered extends Pick<Listing, 'priceRange'> {
  listed: Listed[]
  counts: Record<Facet['name'], Map<string, number>>
}

/** The filters of a listing, in the order they stand. */
export const facetNames = Object.keys(filterGroupIds) as FilterGroup[]

/**
 * The articles that match a listing's query, with counts for every value of every facet.
 *
 * Values of one facet are joined by OR, facets by AND. A value's count is the number of matches with it alone
 * and the choices in the other facets, so that no choice leads to an empty page.
 * Facet values are codes, prices are whole euros, as on the wire. `found` has the articles that the words of the question find.
 */
export function filterCards(all: readonly Listed[], question: ListQuestion, found?: FoundArticles): Filtered {
  const chosen = facetNames.map((facet) => new Set(question[facet]))
  const counts = { brand: new Map(), color: new Map(), shape: new Map() } as Filtered['counts']
  const listed: Listed[] = []
  const priced: number[] = []

  for (const one of all) {
    if (!isInPlace(one, question) || (found && !found.has(one.card.id))) continue
    const misses = facetNames.filter((facet, index) => !fits(chosen[index], one.facets[facet]))
    const { amount } = one.card.price.unit
    if (misses.length === 0) priced.push(amount)
    if (!isWithin(amount, question)) continue
    if (misses.length === 0) listed.push(one)
    for (const facet of facetNames) {
      const value = one.facets[facet]
      const onlyItsOwn = misses.every((missed) => missed === facet)
      if (value !== null && onlyItsOwn) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
    }
  }
  return { listed, counts, priceRange: rangeOf(priced) }
}

/** The categories, the group, the articles and the campaign; what, with the words, is left of these is what facets are counted over. */
function isInPlace({ card, group }: Listed, question: ListQuestion): boolean {
  if (question.category !== undefined && card.category !== question.category) return false
  if (question.categories?.length && !question.categories.includes(card.category)) return false
  if (question.group !== undefined && group !== question.group) return false
  if (question.ids && !question.ids.includes(card.id)) return false
  return !question.isCampaign || card.price.unit.isCampaign
}

function fits(chosen: Set<string> | undefined, value: string | null): boolean {
  return !chosen || chosen.size === 0 || (value !== null && chosen.has(value))
}

function isWithin(amount: number, { priceFrom, priceTo }: ListQuestion): boolean {
  return amount >= (priceFrom ?? 0) * 100 && amount <= (priceTo ?? Number.POSITIVE_INFINITY) * 100
}

function rangeOf(amounts: number[]): Listing['priceRange'] {
  if (amounts.length === 0) return null
  return { from: amounts.reduce((a, b) => Math.min(a, b)), to: amounts.reduce((a, b) => Math.max(a, b)) }
}
