import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import type { Facet, Listing, ListQuestion } from '#contracts/listing.ts'
import { cardsOnPage } from '#domain/catalog/cards-on-page.ts'
import { groupName } from '#domain/catalog/category-tree.ts'
import { colorFamilies } from '#domain/catalog/colors.ts'
import { facetNames, filterCards } from '#domain/catalog/filters.ts'
import { orderCards } from '#domain/catalog/order-cards.ts'
import { groupsOf, nameOfGroup } from './groups.ts'
import type { CatalogSnapshot } from './snapshot.ts'

const finnish = new Intl.Collator('fi')

/** What a listing shows of the shelf. */
export function listingOf(snapshot: CatalogSnapshot, question: ListQuestion): Listing {
  const { listed, counts, priceRange } = filterCards([...snapshot.listed.values()], question)
  const page = question.page ?? 1
  const { cards, hasMore } = cardsOnPage(orderCards(listed, question.order), page)
  return {
    articles: cards.map(({ card }) => card),
    total: listed.length,
    page,
    hasMore,
    facets: facetNames.flatMap((name) => facetOf(snapshot, name, counts[name], question[name] ?? [])),
    priceRange,
    groups: groupsOf(snapshot, question.category),
    group: groupAsked(snapshot, question),
  }
}

/** Values in an order that does not jump when something is chosen. A choice that leaves nothing can be taken back. */
function facetOf(
  snapshot: CatalogSnapshot,
  name: Facet['name'],
  counts: Map<string, number>,
  chosen: string[],
): Facet[] {
  const values = Object.entries(labelsOf(snapshot, name))
    .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0, isChosen: chosen.includes(value) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return values.length > 0 ? [{ name, values }] : []
}

function labelsOf(snapshot: CatalogSnapshot, name: Facet['name']): Record<string, string> {
  if (name === 'shape') return attributes.values.shape
  const named: [string, string][] =
    name === 'color'
      ? Object.entries(colorFamilies).map(([value, family]) => [value, family.name])
      : snapshot.brands.map((brand) => [brand.slug, brand.name])
  return Object.fromEntries(name === 'brand' ? named.toSorted(([, a], [, b]) => finnish.compare(a, b)) : named)
}

function groupAsked(snapshot: CatalogSnapshot, { category, group }: ListQuestion): Listing['group'] {
  if (!category || group === undefined) return null
  const holds = [...snapshot.listed.values()].some((one) => one.card.category === category && one.group === group)
  if (!holds && groupName(category, group) === undefined) return null
  const brand = snapshot.brands.find(({ slug }) => slug === group)
  return {
    name: nameOfGroup(snapshot, category, group),
    text: groupName(category, group) ? null : (brand?.story ?? null),
  }
}
