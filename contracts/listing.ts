import * as z from 'zod/mini'
import { ArticleCard, Category } from './catalog.ts'
import { Cents } from './money.ts'
import { inUrl, listInUrl, Nothing, route } from './route.ts'

/** Price low first, price high first, or by name (specification §9). */
export const ListOrder = z.enum(['suositus', 'halvin', 'kallein', 'nimi'])
export type ListOrder = z.infer<typeof ListOrder>

export const ListQuestion = z.object({
  category: z.optional(Category),
  /** Path segment below the category. */
  group: z.optional(z.string().check(z.maxLength(80))),
  /** Words in a name or a brand. */
  q: z.optional(z.string().check(z.maxLength(100))),
  brand: z.optional(listInUrl(z.string().check(z.maxLength(80)))),
  color: z.optional(listInUrl(z.string().check(z.maxLength(40)))),
  shape: z.optional(listInUrl(z.string().check(z.maxLength(40)))),
  /** Whole euros. */
  priceFrom: z.optional(inUrl(z.int().check(z.nonnegative(), z.maximum(100_000)))),
  priceTo: z.optional(inUrl(z.int().check(z.nonnegative(), z.maximum(100_000)))),
  order: z.optional(ListOrder),
  /** From 1. Page n shows the first n × 48 cards, so that "more by link" keeps what was seen. */
  page: z.optional(inUrl(z.int().check(z.positive(), z.maximum(200)))),
})
export type ListQuestion = z.infer<typeof ListQuestion>

/** A filter with how many articles each value would leave. */
export const Facet = z.object({
  name: z.enum(['brand', 'color', 'shape']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() })),
})
export type Facet = z.infer<typeof Facet>

export const Listing = z.object({
  articles: z.array(ArticleCard),
  total: z.int(),
  /** Page asked for, and whether more follows. */
  page: z.int(),
  hasMore: z.boolean(),
  facets: z.array(Facet),
  /** Cents of the cheapest and dearest before the price filter. */
  priceRange: z.nullable(z.object({ from: Cents, to: Cents })),
  /** Groups below the category, for links. */
  groups: z.array(z.object({ group: z.string(), name: z.string(), count: z.int() })),
  /** Name and story of the group asked for; null where there is no such group. */
  group: z.nullable(z.object({ name: z.string(), text: z.nullable(z.string()) })),
})
export type Listing = z.infer<typeof Listing>

/** The groups of each category that have anything to show, for menus. */
export const CategoryGroups = z.partialRecord(Category, z.array(z.object({ group: z.string(), name: z.string() })))
export type CategoryGroups = z.infer<typeof CategoryGroups>

/** The page of an article; `changedAt` is the instant (ISO) at which what it says of the goods or their price last changed. */
export const ArticleAddress = z.object({ slug: z.string(), changedAt: z.string() })
export type ArticleAddress = z.infer<typeof ArticleAddress>

export const listGroups = route({ method: 'get', path: '/catalog/groups', input: Nothing, output: CategoryGroups })
export const listArticles = route({ method: 'get', path: '/catalog/list', input: ListQuestion, output: Listing })

/** Every article that has a page. */
export const listAddresses = route({
  method: 'get',
  path: '/catalog/addresses',
  input: Nothing,
  output: z.object({ articles: z.array(ArticleAddress) }),
})
