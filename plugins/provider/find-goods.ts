import type { FilterOffer, SortOffer, Display } from '#contracts/provider/answers.ts'
import { USUAL_RESULTS, type ResultsQuestion } from '#contracts/provider/questions.ts'
import type { FacetFilter, SearchAnswer, SearchQuestion } from '#domain/search/engine.ts'
import { ProviderProblem } from '#domain/provider/provider-problem.ts'
import { cursorAfter, readCursor } from '#domain/provider/read-cursor.ts'
import { fieldNamed, readFilters } from '#domain/provider/read-filters.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { searchWords } from '#plugins/search/repository.ts'
import { shopSearch } from '#plugins/search/search-engine.ts'
import type { Tenant } from './repository.ts'
import { goodsDisplays, goodsFields, type GoodsField } from './shop-goods.ts'

/** Results that the engine gives at once at most. */
const AT_ONCE = 200

type Asked = Pick<ResultsQuestion, 'market' | 'filters' | 'sort' | 'cursor' | 'limit'> & {
  query?: string | null | undefined
}

/** What is found of a merchant's goods, as search and listing both answer it. */
export interface FoundGoods {
  n_hits: number
  cursor: string | null
  sorts: SortOffer[]
  filters: FilterOffer[]
  displays: Display[]
}

/** Whether the shop's own index holds the goods of this merchant and market. */
export function isShop({ key }: Tenant, market: string): boolean {
  return key === shopPlace.tenant && market === shopPlace.market
}

/** The goods that words and filters find in one market of a merchant. `within` holds besides what the client chose. */
export async function findGoods(
  context: WithPayload,
  tenant: Tenant,
  asked: Asked,
  within: readonly FacetFilter[] = [],
): Promise<FoundGoods> {
  const fields = isShop(tenant, asked.market) ? await goodsFields(context) : []
  // A listing offers no way out of itself.
  const shown = fields.filter(({ name }) => !within.some(({ facet }) => facet === name))
  const offset = readCursor(asked.cursor)
  const sort = sortOf(asked, fields)
  const question: SearchQuestion = {
    ...(await questionOf(context, tenant, asked)),
    filters: [...within, ...readFilters(asked.filters ?? [], fields)],
    facets: shown.filter(({ kind }) => kind === 'facet').map(({ name }) => name),
    ranges: fields.filter(({ kind }) => kind === 'price').map(({ name }) => name),
    limit: Math.min(asked.limit ?? USUAL_RESULTS, AT_ONCE),
    offset,
    ...(sort && { sort }),
  }
  const answer = await shopSearch(context).search(question)
  return {
    n_hits: answer.total,
    cursor: cursorAfter(offset + answer.hits.length, answer.total),
    sorts: fields.length > 0 ? sorts : [],
    filters: shown.flatMap((field) => offerOf(field, answer)),
    displays: await goodsDisplays(
      context,
      answer.hits.map(({ id }) => id),
    ),
  }
}

/** Words for goods of this merchant and market: no question of one ever names another. */
export async function questionOf(
  context: WithPayload,
  tenant: Tenant,
  { market, query }: Pick<Asked, 'market' | 'query'>,
): Promise<SearchQuestion> {
  const { locale = 'fi-FI' } = tenant.markets.get(market) ?? {}
  const language = (['fi', 'sv', 'en'] as const).find((one) => locale.startsWith(one)) ?? 'en'
  const { synonyms } = await searchWords.read(context)
  const own = isShop(tenant, market) ? { synonyms } : {}
  return { tenant: tenant.key, market, language, kinds: ['article'], text: query?.trim() ?? '', ...own }
}

const sorts: SortOffer[] = [
  { field: 'relevance', order: 'desc', meta: { title: 'Osuvimmat ensin' } },
  { field: 'sale_price', order: 'asc', meta: { title: 'Edullisin ensin' } },
  { field: 'sale_price', order: 'desc', meta: { title: 'Kallein ensin' } },
]

/** Undefined for the order of relevance. */
function sortOf({ sort }: Asked, fields: readonly GoodsField[]): SearchQuestion['sort'] {
  if (!sort || sort.field === 'relevance') return undefined
  const isPrice = sort.field === 'sale_price' || fieldNamed(sort.field, fields)?.kind === 'price'
  if (!isPrice) throw new ProviderProblem(422, 'unknown_field', ['body', 'sort', 'field'], 'No such order')
  return { number: 'price', isDescending: sort.order !== 'asc' }
}

/** Nothing of a field that no result has. */
function offerOf(field: GoodsField, { facets, ranges }: SearchAnswer): FilterOffer[] {
  const meta = { group_title: field.title, group_expanded: false }
  if (field.kind === 'price') {
    const range = ranges[field.name]
    if (!range) return []
    const [min, max] = [Math.floor(range.from / 100), Math.ceil(range.to / 100)]
    return [{ field: field.name, op: 'inrange', data: [min, max], meta: { ...meta, type: 'range', min, max } }]
  }
  const counted = facets[field.name] ?? []
  if (counted.length === 0) return []
  const values = counted.map(({ value }) => value)
  const names = values.map((value) => field.words[value] ?? value)
  const counts = counted.map(({ count }) => count)
  return [{ field: field.name, op: 'in', data: null, meta: { ...meta, type: 'checkbox', values, names, counts } }]
}
