import { FrameForm } from '#contracts/catalog.ts'
import type { Facet, Listing, ListQuestion } from '#contracts/listing.ts'
import { cardsOnPage } from '#domain/catalog/cards-on-page.ts'
import { colorFamilies } from '#domain/catalog/colors.ts'
import { facetNames, filterCards, type FoundArticles } from '#domain/catalog/filters.ts'
import { compareNames } from '#domain/compare-names.ts'
import { orderCards } from '#domain/catalog/order-cards.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

type Choice = [value: string, name: string | null]

const unnamed = (codes: readonly string[]) => codes.map((code): Choice => [code, null])
const colors = unnamed(Object.keys(colorFamilies))
const shapes = unnamed(FrameForm.shape.shape.options)

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
    facets: facetNames.flatMap((name) => facetOf(snapshot, name, counts[name], question[name] ?? [])),
    priceRange,
  }
}

/** Facet values in a stable order. A chosen value without results stays, so that it can be removed. */
function facetOf(
  snapshot: CatalogSnapshot,
  facet: Facet['name'],
  counts: Map<string, number>,
  chosen: string[],
): Facet[] {
  const values = choicesOf(snapshot, facet)
    .map(([value, name]) => ({ value, name, count: counts.get(value) ?? 0, isChosen: chosen.includes(value) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return values.length > 0 ? [{ name: facet, values }] : []
}

function choicesOf({ brands }: CatalogSnapshot, facet: Facet['name']): Choice[] {
  if (facet === 'color') return colors
  if (facet === 'shape') return shapes
  return brands.map(({ slug, name }): [string, string] => [slug, name]).toSorted(([, a], [, b]) => compareNames(a, b))
}
