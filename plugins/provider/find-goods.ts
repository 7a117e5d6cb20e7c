import type { Display, FilterOffer, SortOffer } from '#contracts/provider/answers.ts'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { USUAL_RESULTS, type ResultsQuestion } from '#contracts/provider/questions.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import {
  cursorAfter,
  fieldNamed,
  offeredValue,
  PATH_SEPARATOR,
  readCursor,
  readFilters,
} from '#domain/provider/read-filters.ts'
import type { FacetFilter, SearchAnswer, SearchQuestion } from '#domain/search/engine.ts'
import { textOf } from '#locales/texts.ts'
import type { Goods, GoodsField, GoodsQuestion } from './goods.ts'

type Asked = Pick<ResultsQuestion, 'filters' | 'sort' | 'cursor' | 'limit'> & { query?: string | null | undefined }

type Counted = SearchAnswer['facets'][string][number]

/** What is found of a merchant's goods, as search and listing both answer it. */
interface FoundGoods {
  n_hits: number
  cursor: string | null
  sorts: SortOffer[]
  filters: FilterOffer[]
  displays: Display[]
}

/**
 * The goods that words and filters find, with how it was asked of the index and what that answered. `within` holds besides what the client
 * chose.
 */
export async function searchGoods(
  goods: Goods,
  asked: Asked,
  within: readonly FacetFilter[] = [],
): Promise<{ found: FoundGoods; question: GoodsQuestion; answer: SearchAnswer }> {
  const { fields } = goods
  // A listing offers no way out of itself.
  const shown = fields.filter(({ name }) => !within.some(({ facet }) => facet === name))
  const offset = readCursor(asked.cursor)
  const sort = sortOf(asked, fields)
  const question: GoodsQuestion = {
    text: asked.query?.trim() ?? '',
    filters: [...within, ...readFilters(asked.filters ?? [], fields)],
    facets: namesOf(shown, 'facet'),
    ranges: namesOf(shown, 'price'),
    limit: asked.limit ?? USUAL_RESULTS,
    offset,
    ...(sort && { sort }),
  }
  const answer = await goods.find(question)
  const found = {
    n_hits: answer.total,
    cursor: cursorAfter(offset + answer.hits.length, answer.total),
    sorts: sorts(),
    filters: shown.filter((field) => !saysNothing(field, question, answer)).flatMap((field) => offerOf(field, answer)),
    displays: await goods.displays(answer.hits.map(({ id }) => id)),
  }
  return { found, question, answer }
}

function namesOf(fields: readonly GoodsField[], kind: GoodsField['kind']): string[] {
  return fields.filter((field) => field.kind === kind).map(({ name }) => name)
}

function sorts(): SortOffer[] {
  const text = textOf(SHOP_LANGUAGE, 'provider')
  return [
    { field: 'relevance', order: 'desc', meta: { title: text('sort.relevance') } },
    { field: 'sale_price', order: 'asc', meta: { title: text('sort.price_asc') } },
    { field: 'sale_price', order: 'desc', meta: { title: text('sort.price_desc') } },
  ]
}

/** Undefined for the order of relevance. */
function sortOf({ sort }: Asked, fields: readonly GoodsField[]): SearchQuestion['sort'] {
  if (!sort || sort.field === 'relevance') return undefined
  const isPrice = sort.field === 'sale_price' || fieldNamed(sort.field, fields)?.kind === 'price'
  if (!isPrice) throw new ProviderProblem(422, 'unknown_field', ['body', 'sort', 'field'], 'No such order')
  return { number: 'price', isDescending: sort.order !== 'asc' }
}

/** What every result is narrows nothing, unless it was chosen: then its box takes that back. */
function saysNothing({ name, isFlag }: GoodsField, { filters = [] }: GoodsQuestion, answer: SearchAnswer): boolean {
  const isChosen = filters.some((filter) => 'facet' in filter && filter.facet === name)
  return Boolean(isFlag) && !isChosen && (answer.facets[name] ?? []).every(({ count }) => count === answer.total)
}

/** Nothing of a field that no result has. */
function offerOf(field: GoodsField, { facets, ranges }: SearchAnswer): FilterOffer[] {
  const meta = {
    group_title: field.title,
    group_expanded: false,
    ...(field.number !== undefined && { group_id: field.number }),
  }
  if (field.kind === 'price') {
    const range = ranges[field.name]
    if (!range) return []
    const [min, max] = [Math.floor(range.from / 100), Math.ceil(range.to / 100)]
    return [{ field: field.name, op: 'inrange', data: [min, max], meta: { ...meta, type: 'range', min, max } }]
  }
  const counted = inOrder(field, facets[field.name] ?? [])
  if (counted.length === 0) return []
  const offered = counted.map(({ value }) => offeredValue(field, value))
  const names = counted.map(({ value }) => field.words[value] ?? value)
  const counts = counted.map(({ count }) => count)
  const shown = isOfPaths(offered) ? { values: offered, names: offered } : { values: offered.flat(), names }
  return [
    { field: field.name, op: 'in', data: null, meta: { ...meta, type: field.look ?? 'checkbox', ...shown, counts } },
  ]
}

/** Most goods first; of a hierarchy what lies below a category follows it. */
function inOrder({ look }: GoodsField, counted: readonly Counted[]): readonly Counted[] {
  if (look !== 'checkbox-hierarchical') return counted
  const isRightBelow = (value: string, above: string) =>
    value.startsWith(above) && !value.slice(above.length).includes(PATH_SEPARATOR)
  const below = (above: string): Counted[] =>
    counted
      .filter(({ value }) => isRightBelow(value, above))
      .flatMap((one) => [one, ...below(one.value + PATH_SEPARATOR)])
  return below('')
}

/** Each value is a path of a hierarchy. */
function isOfPaths(values: readonly (string | string[])[]): values is string[][] {
  return values.every((value) => typeof value !== 'string')
}
