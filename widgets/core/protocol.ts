/**
 * The `/v2` protocol as a client reads it: another provider than ours may leave out almost anything, so only the shape of
 * what is there is said. What ours answers is `contracts/provider`, and `widgets/core/protocol.test.ts` holds it against this.
 */

/** Numbers may come as text. */
export type Amount = number | string | null | undefined

/** A product as the provider describes it. */
export interface Display {
  /** The merchant's own, as in its feed. */
  product_id?: string | number | null
  /** Name of the product. */
  title?: string | null
  /** Its brand. */
  brand?: string | null
  /** First line below the title. */
  sub_heading_1?: string | null
  /** Second line below the title. */
  sub_heading_2?: string | null
  /** Address of its page. */
  page_url?: string | null
  /** The same in the language of the market, where it has one. */
  localized_page_url?: string | null
  /** Address of its picture. */
  image_url?: string | null
  /** All its pictures, the main one first. */
  image_urls?: readonly string[] | null
  /** What it costs, in units of the currency. */
  sale_price?: Amount
  /** What it cost before; shown only above `sale_price`. */
  original_price?: Amount
  /** Its id in the analytics of the merchant. */
  ga_product_id?: string | null
  /** Those of its variants. */
  ga_product_ids?: readonly string[] | null
  /** Of the search that found it; sent with a click. */
  search_result_id?: string | null
  /** Of the listing that shows it; sent with a click. */
  product_listing_result_id?: string | null
  /** Of the recommendation that shows it; sent with a click. */
  recommendation_id?: string | null
  /** The variants of a product, of which `variant_index` is shown. */
  variant_displays?: readonly Display[] | null
  /** Which of the variants is shown, from 0. */
  variant_index?: number | null
  /** What a merchant adds to its own feed. */
  [more: string]: unknown
}

export type FilterData = string | number | boolean | readonly (string | number)[] | readonly (readonly string[])[]

/** How a filter compares. */
export type Operator = 'eq' | 'neq' | 'in' | 'nin' | 'leq' | 'geq' | 'inrange'

/** A filter that is in force. */
export interface Filter {
  /** What is compared. */
  field: string
  /** How. */
  op: Operator
  /** With what. */
  data: FilterData
}

/** An order of results. */
export interface Sort {
  /** What results are ordered by. */
  field: string
  /** Ascending or descending. */
  order: 'asc' | 'desc'
}

export type FilterKind = 'range' | 'radio' | 'checkbox' | 'checkbox-grid' | 'checkbox-color' | 'checkbox-hierarchical'

/** A group of the filter panel, as the provider offers it. */
export interface FilterOffer {
  field: string
  op: Operator
  /** Of a range its smallest and greatest. */
  data?: FilterData | null
  meta?: {
    type: FilterKind
    /** In lower case it names the field in addresses and questions. */
    group_title?: string | null
    group_expanded?: boolean | null
    /** Of a hierarchy each is a path from its root; of a colour `Name;#rrggbb`. */
    values?: readonly (string | readonly string[])[] | undefined
    names?: readonly (string | readonly string[])[] | undefined
    counts?: readonly number[] | undefined
    min?: number | undefined
    max?: number | undefined
  } | null
}

export interface SortOffer {
  field: string
  order?: 'asc' | 'desc' | null
  meta?: { title?: string | null } | null
}

/** A page to read that a search finds. */
export interface ContentLink {
  title: string
  page_url: string
  description?: string | null
  image_url?: string | null
}

export interface ListingLink {
  query_id: string
  title: string
  page_url: string
}

export interface Suggestion {
  type?: 'query' | 'category' | 'content' | null
  title: string
  page_url?: string | null
  parent_title?: string | null
  /** `BRAND` of a brand. */
  category_type?: string | null
}

/** What search and listing both answer. `failed` is set here, never by a provider. */
export interface Results {
  /** The provider did not answer. */
  failed?: true
  /** Of the answer; sent with clicks. */
  id: string
  /** How many there are in all. */
  n_hits: number
  /** Where the next ones begin; null at the end. */
  cursor: string | null
  /** The products. */
  displays: readonly Display[]
  /** Orders that are offered. */
  sorts: readonly SortOffer[]
  /** Groups of the filter panel. */
  filters: readonly FilterOffer[]
  /** Pages to read. */
  content: readonly ContentLink[]
  /** The way to the listing. */
  breadcrumb: readonly ListingLink[]
  /** Narrower listings. */
  quickLinks: readonly ListingLink[]
  /** Title and description of the listing. */
  metadata: { title?: string | null; description?: string | null; replace_meta_tags?: boolean | null } | null
}

/** What is shown where the provider does not answer (specification §8). */
export const failedResults: Results = {
  failed: true,
  id: 'error',
  n_hits: 0,
  cursor: null,
  displays: [],
  sorts: [],
  filters: [],
  content: [],
  breadcrumb: [],
  quickLinks: [],
  metadata: null,
}

/** Reads an answer of search or listing, whatever is missing from it. A body that is no object is a failure. */
export function readResults(body: unknown): Results {
  if (!body || typeof body !== 'object') return failedResults
  const answer = body as Record<string, unknown>
  const hits = Number(answer.n_hits)
  return {
    id: String(answer.search_request_id ?? answer.product_listing_request_id ?? ''),
    n_hits: Number.isFinite(hits) ? hits : 0,
    cursor:
      answer.cursor === null || answer.cursor === undefined || answer.cursor === '' ? null : String(answer.cursor),
    displays: displaysIn(answer),
    sorts: objectsIn<SortOffer>(answer.sorts).filter(({ field, meta }) => field && meta?.title),
    filters: objectsIn<FilterOffer>(answer.filters).filter(({ field, meta }) => field && meta),
    content: linksIn<ContentLink>(answer.content_search_links),
    breadcrumb: linksIn<ListingLink>(answer.breadcrumb),
    quickLinks: linksIn<ListingLink>(answer.quick_links),
    metadata: (answer.metadata as Results['metadata']) ?? null,
  }
}

/** The cards of an answer, each product once: cards are distinguished by it. One without an id is none. */
export function displaysIn(body: unknown): Display[] {
  const displays = objectsIn<Display>((body as { displays?: unknown } | null)?.displays)
  const seen = new Set<string>()
  return displays.filter((display) => {
    const id = productId(display)
    if (!id || seen.has(id)) return false
    return seen.add(id)
  })
}

/** The suggestions of an answer; one without a title is none. */
export function suggestionsIn(body: unknown): Suggestion[] {
  return objectsIn<Suggestion>((body as { suggestions?: unknown } | null)?.suggestions).filter(
    ({ title, type, page_url }) => typeof title === 'string' && title && (type === 'query' || isWebAddress(page_url)),
  )
}

/** Pages to read that a search finds, then those that are suggested besides. */
export function contentOf(found: readonly ContentLink[], suggestions: readonly Suggestion[]): ContentLink[] {
  const known = new Set(found.map(({ page_url }) => page_url))
  const suggested = suggestions.flatMap(({ type, title, page_url }) =>
    type === 'content' && page_url && !known.has(page_url) ? [{ title, page_url }] : [],
  )
  return [...found, ...suggested]
}

/** The variant that a card shows: itself where it has none. */
export function shownVariant(display: Display): Display {
  const variant = display.variant_displays?.[display.variant_index ?? 0]
  return variant ? { ...display, ...variant } : display
}

export function productId(display: Display): string {
  return String(shownVariant(display).product_id ?? '')
}

/** Where a card leads; undefined of an address that is no web page, such as `javascript:`. */
export function pageUrl(display: Display): string | undefined {
  const { localized_page_url: localized, page_url: page } = shownVariant(display)
  const address = localized ?? page
  return isWebAddress(address) ? address : undefined
}

export function imageUrl(display: Display): string | undefined {
  const { image_url: one, image_urls: all } = shownVariant(display)
  const address = one ?? all?.[0]
  return isWebAddress(address) ? address : undefined
}

function linksIn<Link extends { title: string; page_url: string }>(value: unknown): Link[] {
  return objectsIn<Link>(value).filter(({ title, page_url }) => typeof title === 'string' && isWebAddress(page_url))
}

function objectsIn<One extends object>(value: unknown): One[] {
  return Array.isArray(value) ? value.filter((one): one is One => typeof one === 'object' && one !== null) : []
}

/** Whether an address leads to a web page, and runs nothing. A path counts. */
export function isWebAddress(address: unknown): address is string {
  if (typeof address !== 'string' || address === '') return false
  try {
    return /^https?:$/.test(new URL(address, 'https://host.example').protocol)
  } catch {
    return false
  }
}
