import type { FacetValue, FilterGroup, Facet, Listing, ListQuestion } from '#contracts/listing.ts'
import { cardsOnPage } from '#domain/catalog/cards-on-page.ts'
import { filterGroups } from '#domain/catalog/filter-groups.ts'
import { filterCards, type FilterValue, type FoundArticles } from '#domain/catalog/filters.ts'
import { compareNames } from '#domain/compare-names.ts'
import { orderCards } from '#domain/catalog/order-cards.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

/** What a listing shows of the catalog; of `found` alone, where the question has words. */
export function listingOf(snapshot: CatalogSnapshot, question: ListQuestion, found?: FoundArticles): Listing {
  const { listed, counts, priceRange } = filterCards([...snapshot.listed.values()], question, found)
  const page = question.page ?? 1
  const { cards, hasMore } = cardsOnPage(orderCards(listed, question.order, found), page)
  return {
    articles: cards.map(({ card }) => card),
    total: listed.length,
    page,
    hasMore,
    facets: [...counts].flatMap(([name, count]) => facetOf(snapshot, name, count, question[name] ?? [])),
    priceRange,
  }
}

/** Values of a group in a stable order. A chosen value without results stays, so that it can be removed. */
function facetOf(snapshot: CatalogSnapshot, name: FilterGroup, counts: Map<string, number>, chosen: string[]): Facet[] {
  const values = valuesOf(snapshot, name)
    .map((one): FacetValue => ({ ...one, count: counts.get(one.value) ?? 0, isChosen: chosen.includes(one.value) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return values.length > 0 ? [{ name, id: filterGroups[name].id, values }] : []
}

function valuesOf(snapshot: CatalogSnapshot, group: FilterGroup): FilterValue[] {
  const { codes } = filterGroups[group]
  return codes?.map((value) => ({ value, name: null })) ?? wordsOf(snapshot, group)
}

/** Editors' words of a group by the alphabet, each once. */
function wordsOf({ listed }: CatalogSnapshot, group: FilterGroup): FilterValue[] {
  const known = new Map<string, FilterValue>()
  for (const { facets } of listed.values()) for (const one of facets[group] ?? []) known.set(one.value, one)
  return [...known.values()].toSorted((a, b) => compareNames(a.name ?? a.value, b.name ?? b.value))
}
