import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { ListingLink } from '#contracts/provider/answers.ts'
import type { providerCalls, ProviderPath } from '#contracts/provider/calls.ts'
import type { Category, CategoryGroup } from '#contracts/listing.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { ProviderProblem } from '#domain/provider/provider-problem.ts'
import type { FacetFilter } from '#domain/search/engine.ts'
import { listCategories } from '#plugins/catalog/repository.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answersFor } from '#plugins/search/ask.ts'
import { shopSearch } from '#plugins/search/search-engine.ts'
import { foundCategories, foundPages } from '#plugins/search/shown-results.ts'
import { readOrderEvents } from '#domain/behavior/behavior-event.ts'
import { keepEvents } from '#plugins/behavior/keep-events.ts'
import { recommended } from './recommended.ts'
import { findGoods, isShop, questionOf } from './find-goods.ts'
import type { Tenant } from './repository.ts'
import { goodsDisplays } from './shop-goods.ts'

type Answers = {
  [Path in ProviderPath]: (
    context: WithPayload,
    tenant: Tenant,
    asked: z.output<(typeof providerCalls)[Path]['input']>,
  ) => Promise<z.input<(typeof providerCalls)[Path]['output']>>
}

/** Related goods at most. */
const RELATED = 24
/** Suggestions of each type at most. */
const SUGGESTED = 4
/** Characters of a query that other things than goods are found by. */
const LONGEST = 100

/** Each call below `/v2`, for a merchant and a market that are known to be its own. */
export const answers: Answers = {
  async '/search/results'(context, tenant, asked) {
    const { displays, ...found } = await findGoods(context, tenant, asked)
    const pages = !asked.cursor && isShop(tenant, asked.market) ? await pagesFor(context, asked.query) : []
    return { ...found, ...withIds('search_request_id', 'search_result_id', displays), content_search_links: pages }
  },

  /** What stands in the same category as the best result, and the shop's best where nothing was found. */
  async '/search/related'(context, tenant, asked) {
    const { search } = shopSearch(context)
    const question = await questionOf(context, tenant, asked)
    const found = await search({ ...question, limit: 200, facets: ['category'] })
    const known = new Set(found.hits.map(({ id }) => id))
    const [near] = found.facets['category'] ?? []
    const filters = near && question.text ? [{ facet: 'category', values: [near.value] }] : []
    const others = await search({ ...question, text: '', filters, limit: 200 })
    const ids = others.hits.map(({ id }) => id).filter((id) => !question.text || !known.has(id))
    const displays = await goodsDisplays(context, ids.slice(0, RELATED))
    return { displays: withIds('search_request_id', 'search_result_id', displays).displays }
  },

  /** Names of what is there to be found: never a word that somebody typed. */
  async '/search/suggestions'(context, tenant, { market, query }) {
    const suggestions = isShop(tenant, market) && query?.trim() ? await suggestionsFor(context, query) : []
    return { suggestions_request_id: randomUUID(), suggestions }
  },

  async '/product-listing'(context, tenant, asked) {
    const place = (await placesOf(context, tenant, asked.market)).find(({ link }) => link.query_id === asked.query_id)
    if (!place) throw new ProviderProblem(404, 'unknown_listing', ['body', 'query_id'], 'No such listing')
    const { displays, ...found } = await findGoods(context, tenant, asked, place.within)
    return {
      ...found,
      ...withIds('product_listing_request_id', 'product_listing_result_id', displays),
      metadata: { title: place.link.title, description: place.description, replace_meta_tags: false },
      breadcrumb: [...place.above, place.link],
      quick_links: place.beside,
    }
  },

  '/recommend/products/general': recommended,
  '/recommend/products/category': recommended,
  '/recommend/products/product': recommended,
  '/recommend/products/products': recommended,

  async '/create-events'(context, tenant, asked) {
    await keepEvents(context, { tenant: tenant.key, market: asked.market }, readOrderEvents(asked))
    return { status: 'ok' }
  },

  async '/product-listing/queries'(context, tenant, { market }) {
    return { query_ids: (await placesOf(context, tenant, market)).map(({ link }) => link.query_id) }
  },
}

function withIds<Request extends string, Result extends string, One extends object>(
  request: Request,
  result: Result,
  displays: readonly One[],
) {
  type Marked = One & Record<Result, string>
  return {
    ...({ [request]: randomUUID() } as Record<Request, string>),
    displays: displays.map((display) => ({ ...display, [result]: randomUUID() }) as Marked),
  }
}

async function pagesFor(context: WithPayload, query: string | null | undefined) {
  const words = query?.trim() ?? ''
  if (words === '' || words.length > LONGEST) return []
  const { found } = await answersFor(context, words)
  const pages = await foundPages(
    context,
    found.page.hits.map(({ id }) => id),
  )
  return pages.map(({ title, url, imageUrl }) => ({
    title,
    page_url: fullUrl(url),
    image_url: imageUrl && shopUrl(imageUrl),
  }))
}

async function suggestionsFor(context: WithPayload, query: string) {
  const { found } = await answersFor(context, query.slice(0, LONGEST))
  const displays = await goodsDisplays(
    context,
    found.article.hits.map(({ id }) => id),
  )
  const names = [...new Set(displays.map(({ title, brand }) => [brand, title].filter(Boolean).join(' ')))]
  const categories = await foundCategories(
    context,
    found.category.hits.map(({ id }) => id),
  )
  const none = { parent_title: null, category_id: null }
  return [
    ...names.slice(0, SUGGESTED).map((title) => ({ type: 'query' as const, title, page_url: null, ...none })),
    ...categories
      .slice(0, SUGGESTED)
      .map(({ title, url }) => ({ type: 'category' as const, title, page_url: fullUrl(url), ...none })),
  ]
}

/** A category or one of its groups as a listing. */
interface Place {
  link: ListingLink
  description: string | null
  above: ListingLink[]
  beside: ListingLink[]
  within: FacetFilter[]
}

async function placesOf(context: WithPayload, tenant: Tenant, market: string): Promise<Place[]> {
  if (!isShop(tenant, market)) return []
  return (await listCategories(context)).flatMap((category) => {
    const own = linkOf(category)
    const groups = category.groups.map((group) => linkOf(category, group))
    const inCategory = { facet: 'category', values: [category.id] }
    return [
      { link: own, description: category.description, above: [], beside: groups, within: [inCategory] },
      ...category.groups.map((group) => ({
        link: linkOf(category, group),
        description: group.description,
        above: [own],
        beside: groups,
        within: [inCategory, { facet: 'group', values: [group.code] }],
      })),
    ]
  })
}

function linkOf(category: Category, group: CategoryGroup | null = null): ListingLink {
  return {
    query_id: group ? `${category.id}/${group.code}` : category.id,
    title: (group ?? category).title,
    page_url: fullUrl(placePath(category, group)),
  }
}

function fullUrl(path: string): string {
  return shopUrl(encodeURI(path))
}
