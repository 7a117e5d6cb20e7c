import * as z from 'zod/mini'
import { Article, ArticleCard, ArticleId, CategoryId, Media } from './catalog.ts'
import { Cents } from './money.ts'
import { flagInUrl, inUrl, listInUrl, Nothing, route } from './route.ts'

/** As the shop recommends, price low first, price high first, or by name (specification §9). */
export const ListOrder = z.enum(['recommended', 'price_asc', 'price_desc', 'name'])
export type ListOrder = z.infer<typeof ListOrder>

/** What a listing is narrowed by. `domain/catalog/filter-groups.ts` has the specification's numbers and what each fits. */
export const FilterGroup = z.enum([
  'brand',
  'shape',
  'color',
  'glassesType',
  'suitableFor',
  'frameMaterial',
  'collection',
  'sport',
  'polarized',
  'photochromic',
  'smartFeature',
  'hearingAmplifier',
  'usageTime',
  'lensType',
  'dayNight',
  'lensBrand',
  'glassesAccessories',
  'sportsAccessories',
  'lensAccessories',
  'manufacturer',
  'productType',
  'purchaseOnline',
])
export type FilterGroup = z.infer<typeof FilterGroup>

const chosenValues = z.optional(listInUrl(z.string().check(z.maxLength(80))))
/** Any of these values in each group. */
const chosenInGroups = Object.fromEntries(FilterGroup.options.map((group) => [group, chosenValues])) as Record<
  FilterGroup,
  typeof chosenValues
>

export const ListQuestion = z.object({
  ...chosenInGroups,
  category: z.optional(CategoryId),
  /** Any of these categories. */
  categories: z.optional(listInUrl(CategoryId)),
  /** Code of a group of the category. */
  group: z.optional(z.string().check(z.maxLength(80))),
  /** What a shopper typed to find goods. Of more than a thousand that it finds, the best. */
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Whole euros. */
  priceFrom: z.optional(inUrl(z.int().check(z.nonnegative(), z.maximum(100_000)))),
  priceTo: z.optional(inUrl(z.int().check(z.nonnegative(), z.maximum(100_000)))),
  /** Only these articles. */
  ids: z.optional(listInUrl(inUrl(ArticleId))),
  /** Only what is reduced by an announced campaign now. */
  isCampaign: z.optional(flagInUrl),
  order: z.optional(ListOrder),
  /** From 1. Page n shows the first n × 48 cards, so that "more by link" keeps what was seen. */
  page: z.optional(inUrl(z.int().check(z.positive(), z.maximum(200)))),
})
export type ListQuestion = z.infer<typeof ListQuestion>

/** A value of a filter. `name` is what editors call it; null where the value is a code that `locales` have a word for. */
export const FacetValue = z.object({
  value: z.string(),
  name: z.nullable(z.string()),
  count: z.int(),
  isChosen: z.boolean(),
})
export type FacetValue = z.infer<typeof FacetValue>

/** A filter with how many articles each value would leave. */
export const Facet = z.object({
  name: FilterGroup,
  /** The specification's number of the group. */
  id: z.int(),
  values: z.array(FacetValue),
})
export type Facet = z.infer<typeof Facet>

export const Listing = z.object({
  articles: z.array(ArticleCard),
  total: z.int(),
  /** The requested page, and whether more follows. */
  page: z.int(),
  hasMore: z.boolean(),
  facets: z.array(Facet),
  /** Cents of the cheapest and dearest before the price filter. */
  priceRange: z.nullable(z.object({ from: Cents, to: Cents })),
})
export type Listing = z.infer<typeof Listing>

const Place = {
  /** The part of the address that names it, in NFC. */
  slug: z.string(),
  /** What the slug has been before: an address with one of these leads to the present one. */
  formerSlugs: z.array(z.string()),
  title: z.string(),
  /** What its page begins with; null where editors have written nothing. */
  intro: z.nullable(z.string()),
  /** What search engines show of its page; null where editors have written nothing. */
  description: z.nullable(z.string()),
  /** Null where editors have chosen none. */
  picture: z.nullable(Media),
}

/** A brand, sport, lens type or item within a category, with how many articles it lists. */
export const CategoryGroup = z.object({
  code: z.string(),
  ...Place,
  /** A brand in one sentence; null of other groups. */
  tagline: z.nullable(z.string()),
  count: z.int(),
})
export type CategoryGroup = z.infer<typeof CategoryGroup>

/** A brand by its slug. */
export const BrandName = z.object({ slug: z.string(), name: z.string() })
export type BrandName = z.infer<typeof BrandName>

/** A category with its groups, and the brands that it lists. Brands and items are left out where they list nothing; sports and lens types have a page all the same. */
export const Category = z.object({
  id: CategoryId,
  ...Place,
  groups: z.array(CategoryGroup),
  brands: z.array(BrandName),
})
export type Category = z.infer<typeof Category>

/** The page of an article; `changedAt` is the ISO instant of the last change of its goods or their price. */
export const ArticleAddress = z.object({ slug: z.string(), changedAt: z.string() })
export type ArticleAddress = z.infer<typeof ArticleAddress>

/** The categories in the order of the menu. Pages find by it what an address names, and menus their links. */
export const listCategories = route({
  method: 'get',
  path: '/catalog/categories',
  input: Nothing,
  output: z.object({ categories: z.array(Category) }),
})
export const listArticles = route({ method: 'get', path: '/catalog/list', input: ListQuestion, output: Listing })

/** Every article that has a page. */
export const listAddresses = route({
  method: 'get',
  path: '/catalog/addresses',
  input: Nothing,
  output: z.object({ articles: z.array(ArticleAddress) }),
})

/** An article as price comparisons and advertising programs list it. */
export const FeedArticle = z.extend(
  z.pick(Article, {
    id: true,
    slug: true,
    name: true,
    brand: true,
    category: true,
    color: true,
    medias: true,
    description: true,
    price: true,
    udi: true,
  }),
  {
    /** The lowest number among the colors of its design. */
    designId: ArticleId,
    /** Such as `M`; null where there is none, or more than one. */
    size: z.nullable(z.string()),
  },
)
export type FeedArticle = z.infer<typeof FeedArticle>

/** Every article that is sold online, in stock or not. */
export const listFeedArticles = route({
  method: 'get',
  path: '/catalog/feed',
  input: Nothing,
  output: z.object({ articles: z.array(FeedArticle) }),
})
