import * as z from 'zod/mini'

/** Characters of a typed query at most. */
export const LONGEST_QUERY = 500
/** Results of one page at most (the published contract). */
export const MOST_RESULTS = 250
/** Results of a page where the caller names no limit (specification §7). */
export const USUAL_RESULTS = 48

/** Clients send null for what they do not have. */
function maybe<One extends z.ZodMiniType>(one: One) {
  return z.optional(z.nullable(one))
}

const Name = z.string().check(z.minLength(1), z.maxLength(200))

/** A value of a filter. A list of lists holds paths of a hierarchy, each from its root. */
const FilterData = z.union([
  z.string().check(z.maxLength(200)),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().check(z.maxLength(200)), z.number()])).check(z.maxLength(200)),
  z.array(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))).check(z.maxLength(200)),
])
export type FilterData = z.infer<typeof FilterData>

/** What narrows results. `field` is the field of a filter of an answer, or its group title in lower case. */
export const SearchFilter = z.object({
  field: Name,
  op: z.enum(['eq', 'neq', 'in', 'nin', 'leq', 'geq', 'inrange']),
  data: FilterData,
})
export type SearchFilter = z.infer<typeof SearchFilter>

export const SearchSort = z.object({ field: Name, order: maybe(z.enum(['asc', 'desc'])) })
export type SearchSort = z.infer<typeof SearchSort>

/** Who asks: pseudonymous ids, which nothing here keeps. */
const asker = {
  tenant: Name,
  market: Name,
  locale: maybe(Name),
  user_id: maybe(Name),
  session_id: maybe(Name),
  dsid: maybe(Name),
}

const narrowing = {
  filters: maybe(z.array(SearchFilter).check(z.maxLength(50))),
  sort: maybe(SearchSort),
}

const paging = {
  /** From the answer before; the first page has none. */
  cursor: maybe(z.string().check(z.maxLength(500))),
  limit: maybe(z.int().check(z.minimum(1), z.maximum(MOST_RESULTS))),
}

const query = maybe(z.string().check(z.maxLength(LONGEST_QUERY)))

/** `POST /v2/search/results`. An empty query finds everything. */
export const ResultsQuestion = z.object({ ...asker, ...narrowing, ...paging, query })
export type ResultsQuestion = z.infer<typeof ResultsQuestion>

/** `POST /v2/search/related`: what is near to a query. */
export const RelatedQuestion = z.object({ ...asker, ...narrowing, query })
export type RelatedQuestion = z.infer<typeof RelatedQuestion>

/** `GET /v2/search/suggestions`. */
export const SuggestionsQuestion = z.object({ ...asker, query })
export type SuggestionsQuestion = z.infer<typeof SuggestionsQuestion>

const type = maybe(z.enum(['category', 'collection', 'scollection']))

/** `POST /v2/product-listing`: the goods of one category, by its `query_id`. */
export const ListingQuestion = z.object({ ...asker, ...narrowing, ...paging, query_id: Name, type })
export type ListingQuestion = z.infer<typeof ListingQuestion>

/** `POST /v2/product-listing/queries`: the ids that listings are asked by. */
export const QueriesQuestion = z.object({ ...asker, type })
export type QueriesQuestion = z.infer<typeof QueriesQuestion>
