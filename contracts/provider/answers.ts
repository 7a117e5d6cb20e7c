import * as z from 'zod/mini'

/** A product card. Prices in whole units of the market's currency, such as 49.9. */
export const Display = z.object({
  /** Unique within an answer: clients key their cards by it. */
  product_id: z.string(),
  title: z.string(),
  brand: z.nullable(z.string()),
  sub_heading_1: z.nullable(z.string()),
  sub_heading_2: z.nullable(z.string()),
  /** Full addresses. */
  page_url: z.string(),
  image_url: z.nullable(z.string()),
  /** All pictures, the main one first. */
  image_urls: z.array(z.string()),
  sale_price: z.nullable(z.number()),
  /** Differs from `sale_price` in a campaign only. */
  original_price: z.nullable(z.number()),
  in_stock: z.boolean(),
  /** Its id in the merchant's analytics, and those of all its variants. */
  ga_product_id: z.string(),
  ga_product_ids: z.array(z.string()),
  /** The same design in other colours or sizes, itself among them; empty where there is one alone. */
  variants: z.array(
    z.object({
      product_id: z.string(),
      title: z.string(),
      page_url: z.string(),
      image_url: z.nullable(z.string()),
    }),
  ),
})
export type Display = z.infer<typeof Display>

/** The card of a search, with the id that its clicks are counted by. */
export const SearchDisplay = z.extend(Display, { search_result_id: z.string() })
/** The same of a listing. */
export const ListingDisplay = z.extend(Display, { product_listing_result_id: z.string() })

/** How a group is drawn. Of a radio one value is chosen. */
export const FilterType = z.enum([
  ...(['range', 'radio', 'checkbox', 'checkbox-grid', 'checkbox-color', 'checkbox-hierarchical'] as const),
])
export type FilterType = z.infer<typeof FilterType>

/** A group of a filter panel. Clients may send `group_title` in lower case as the field. */
export const FilterOffer = z.object({
  field: z.string(),
  op: z.enum(['in', 'inrange']),
  /** Of a range its smallest and greatest. */
  data: z.nullable(z.array(z.number())),
  meta: z.object({
    type: FilterType,
    group_title: z.string(),
    group_expanded: z.boolean(),
    /** The group's number in the systems of the merchant (specification §3); left out where it has none. */
    group_id: z.optional(z.int()),
    /** Of a colour `Name;#rrggbb`; of a hierarchy each is a path from its root. */
    values: z.optional(z.union([z.array(z.string()), z.array(z.array(z.string()))])),
    names: z.optional(z.union([z.array(z.string()), z.array(z.array(z.string()))])),
    /** Each counted without the group's own choice. */
    counts: z.optional(z.array(z.int())),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
  }),
})
export type FilterOffer = z.infer<typeof FilterOffer>

export const SortOffer = z.object({
  field: z.string(),
  order: z.enum(['asc', 'desc']),
  meta: z.object({ title: z.string() }),
})
export type SortOffer = z.infer<typeof SortOffer>

const results = {
  n_hits: z.int(),
  /** Null at the end. */
  cursor: z.nullable(z.string()),
  sorts: z.array(SortOffer),
  filters: z.array(FilterOffer),
}

export const ResultsAnswer = z.object({
  ...results,
  search_request_id: z.string(),
  displays: z.array(SearchDisplay),
  /** Pages to read that the words find. */
  content_search_links: z.array(
    z.object({ title: z.string(), page_url: z.string(), image_url: z.nullable(z.string()) }),
  ),
})
export type ResultsAnswer = z.infer<typeof ResultsAnswer>

export const RelatedAnswer = z.object({ displays: z.array(SearchDisplay) })
export type RelatedAnswer = z.infer<typeof RelatedAnswer>

/** A way to a listing. */
export const ListingLink = z.object({ query_id: z.string(), title: z.string(), page_url: z.string() })
export type ListingLink = z.infer<typeof ListingLink>

export const ListingAnswer = z.object({
  ...results,
  product_listing_request_id: z.string(),
  displays: z.array(ListingDisplay),
  metadata: z.object({
    title: z.string(),
    description: z.nullable(z.string()),
    replace_meta_tags: z.boolean(),
  }),
  /** From the root; the last is the listing itself. */
  breadcrumb: z.array(ListingLink),
  quick_links: z.array(ListingLink),
})
export type ListingAnswer = z.infer<typeof ListingAnswer>

export const QueriesAnswer = z.object({ query_ids: z.array(z.string()) })
export type QueriesAnswer = z.infer<typeof QueriesAnswer>

export const Suggestion = z.object({
  /** A query to ask, a listing, or a page to read. */
  type: z.enum(['query', 'category', 'content']),
  title: z.string(),
  /** Null of a query. */
  page_url: z.nullable(z.string()),
  /** Of a category the one above it. */
  parent_title: z.nullable(z.string()),
  category_id: z.nullable(z.string()),
  /** `BRAND` of the listing of a brand, null of all others. */
  category_type: z.nullable(z.literal('BRAND')),
})
export type Suggestion = z.infer<typeof Suggestion>

export const SuggestionsAnswer = z.object({
  suggestions_request_id: z.string(),
  suggestions: z.array(z.extend(Suggestion, { suggestions_result_id: z.string() })),
})
export type SuggestionsAnswer = z.infer<typeof SuggestionsAnswer>

/** Why a call is refused; `loc` leads to the value, such as `["body", "limit"]`. Nothing of the value is repeated. */
export const Problems = z.object({
  detail: z.array(z.object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })),
})
export type Problems = z.infer<typeof Problems>
