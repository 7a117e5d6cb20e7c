import type { FacetValue, FilterGroup, Facet, Listing, ListQuestion } from '#contracts/listing.ts'
import { cardsOnPage } from '#domain/catalog/ordered-listing.ts'
import { filterGroups } from '#domain/catalog/filter-groups.ts'
import { filterCards, type CountedValue, type FilterValue, type FoundArticles } from '#domain/catalog/filters.ts'
import { compareNames } from '#domain/name-match.ts'
import { arrange } from '#domain/catalog/order-cards.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

/** What a listing shows of the catalog; of `found` alone, where the question has words. */
export function listingOf(snapshot: CatalogSnapshot, question: ListQuestion, found?: FoundArticles): Listing {
  const order = question.order ?? 'recommended'
  const { listed, counts, priceRange } = filterCards(snapshot.listed.inOrder(order), question, found)
  const page = question.page ?? 1
  const { cards, hasMore } = cardsOnPage(arrange(listed, order, found), page)
  return {
    articles: cards.map(({ card }) => card),
    total: listed.length,
    page,
    hasMore,
    facets: [...counts].flatMap(([name, counted]) => facetOf(snapshot, name, counted, question[name] ?? [])),
    priceRange,
  }
}

/** Values of a group in a stable order. A chosen value without results stays, so that it can be removed. */
function facetOf(
  snapshot: CatalogSnapshot,
  name: FilterGroup,
  counted: Map<string, CountedValue>,
  chosen: string[],
): Facet[] {
  const shown = valuesOf(snapshot, name, counted, chosen)
    .map(({ value, name }): FacetValue => ({
      value,
      name,
      count: counted.get(value)?.count ?? 0,
      isChosen: chosen.includes(value),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return shown.length > 0 ? [{ name, id: filterGroups[name].id, values: shown }] : []
}

/** Codes in their own order; editors' words by the alphabet. */
function valuesOf(
  snapshot: CatalogSnapshot,
  group: FilterGroup,
  counted: Map<string, CountedValue>,
  chosen: string[],
): FilterValue[] {
  const { codes } = filterGroups[group]
  if (codes) return codes.map((value) => ({ value, name: null }))
  const without = chosen.filter((value) => !counted.has(value)).flatMap((value) => wordOf(snapshot, group, value))
  return [...counted.values(), ...without].toSorted((a, b) => compareNames(a.name ?? a.value, b.name ?? b.value))
}

/** The words of a value that is chosen and leaves nothing. */
function wordOf({ listed }: CatalogSnapshot, group: FilterGroup, value: string): FilterValue[] {
  for (const { facets } of listed.values()) {
    const known = facets[group]?.find((one) => one.value === value)
    if (known) return [known]
  }
  return []
}
