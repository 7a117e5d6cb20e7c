import type { ArticleCard } from '#contracts/catalog.ts'
import type { FacetValue, FilterGroup, Listing, ListQuestion } from '#contracts/listing.ts'
import { groupNames, groupsFor } from './filter-groups.ts'

/** A value that goods are filtered by: a code, or a code with the words that editors gave it. */
export type FilterValue = Pick<FacetValue, 'value' | 'name'>

/** A card with what it is filtered by. */
export interface Listed {
  card: ArticleCard
  /** Code of its group. */
  group: string
  /** Its values in each group; none where goods of its kind have none. */
  facets: Partial<Record<FilterGroup, readonly FilterValue[]>>
  /** The editors' order: smaller stands earlier. */
  rank: number
}

/** The place of each article that words have found, the best at 0, by its number. */
export type FoundArticles = ReadonlyMap<number, number>

/** A value, and how many articles it would leave. */
export interface CountedValue extends FilterValue {
  count: number
}

/** The articles that match a query, in the order they came. */
export interface Filtered extends Pick<Listing, 'priceRange'> {
  listed: Listed[]
  /** Values that leave any article, by the groups that the listing is narrowed by, in their order. */
  counts: Map<FilterGroup, Map<string, CountedValue>>
}

/**
 * The articles that match a listing's query, with counts for every value of every group that fits them.
 *
 * Values of one group are joined by OR, groups by AND. A value's count is the number of matches with it alone
 * and the choices in the other groups, so that no choice leads to an empty page.
 * Values are codes, prices are whole euros, as on the wire. `found` has the articles that the words of the question find.
 */
export function filterCards(all: readonly Listed[], question: ListQuestion, found?: FoundArticles): Filtered {
  const groups = groupsOf(question)
  const chosen = groups.flatMap((group) => (question[group]?.length ? { group, values: new Set(question[group]) } : []))
  const counts: Filtered['counts'] = new Map(groups.map((group) => [group, new Map()]))
  const listed: Listed[] = []
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

  for (const one of all) {
    if (!isInPlace(one, question) || (found && !found.has(one.card.id))) continue
    const misses = chosen.filter(({ group, values }) => !fits(values, one.facets[group]))
    if (misses.length > 1) continue
    const [missed] = misses
    const { amount } = one.card.price.unit
    if (!missed) [from, to] = [Math.min(from, amount), Math.max(to, amount)]
    if (!isWithin(amount, question)) continue
    if (missed) count(counts.get(missed.group), one.facets[missed.group])
    else {
      listed.push(one)
      for (const [group, counted] of counts) count(counted, one.facets[group])
    }
  }
  return { listed, counts, priceRange: from <= to ? { from, to } : null }
}

function count(counted: Map<string, CountedValue> | undefined, values: readonly FilterValue[] = []): void {
  for (const value of values) {
    const known = counted?.get(value.value)
    if (known) known.count += 1
    else counted?.set(value.value, { ...value, count: 1 })
  }
}

/** The groups that fit the goods asked for, and whatever else is chosen. */
function groupsOf(question: ListQuestion): FilterGroup[] {
  const { category, categories = [] } = question
  const fitting = new Set(groupsFor(category === undefined ? categories : [category]))
  return groupNames.filter((group) => fitting.has(group) || question[group]?.length)
}

/** The categories, the group, the articles and the campaign; what, with the words, is left of these is what facets are counted over. */
function isInPlace({ card, group }: Listed, question: ListQuestion): boolean {
  if (question.category !== undefined && card.category !== question.category) return false
  if (question.categories?.length && !question.categories.includes(card.category)) return false
  if (question.group !== undefined && group !== question.group) return false
  if (question.ids && !question.ids.includes(card.id)) return false
  return !question.isCampaign || card.price.unit.isCampaign
}

function fits(chosen: Set<string>, values: readonly FilterValue[] = []): boolean {
  return values.some(({ value }) => chosen.has(value))
}

function isWithin(amount: number, { priceFrom, priceTo }: ListQuestion): boolean {
  return amount >= (priceFrom ?? 0) * 100 && amount <= (priceTo ?? Number.POSITIVE_INFINITY) * 100
}
