import * as z from 'zod/mini'
import { Cents, Currency } from './money.ts'
import { LensAxisName, LensParameters } from './prescriptions.ts'
import { inUrl, listInUrl, Nothing, route } from './route.ts'

export const ArticleId = z.int().check(z.positive())
export type ArticleId = z.infer<typeof ArticleId>
export const SkuId = z.int().check(z.positive())
export type SkuId = z.infer<typeof SkuId>

/** 20 in stock, 30 out of stock, 40 in stores only, 0 not sold this way (specification §4). */
export const PublicationStatus = z.literal([0, 20, 30, 40])
export type PublicationStatus = z.infer<typeof PublicationStatus>

/** One way to buy. Amounts in cents, VAT included. */
export const PricePart = z.object({
  publicationStatus: PublicationStatus,
  currency: Currency,
  isCampaign: z.boolean(),
  /** What it costs outside a campaign; null where that is the amount itself. */
  ordinaryPrice: z.nullable(Cents),
  /** Lowest of the 30 days before the campaign began; null outside a campaign. Only this may be struck through. */
  lowestPrice30d: z.nullable(Cents),
  /** Lowest amount where sizes or colors differ in price; null where they do not. */
  fromPrice: z.nullable(Cents),
  amount: Cents,
})
export type PricePart = z.infer<typeof PricePart>

export const Price = z.object({ unit: PricePart, subscription: PricePart })
export type Price = z.infer<typeof Price>

/** A picture at the widths of specification §9: 75, 145, 285, 570 and 1180 pixels. */
export const Media = z.object({
  xs: z.string(),
  sm: z.string(),
  md: z.string(),
  lg: z.string(),
  xl: z.string(),
  alt: z.string(),
})
export type Media = z.infer<typeof Media>

export const Flag = z.object({ text: z.string(), color: z.enum(['lakka', 'fjord', 'sammal']) })
export type Flag = z.infer<typeof Flag>

/** What a card says. Grams and millimeters; of eyewear `length` is the temple, `height` the lens, `width` the whole frame. */
export const Specification = z.object({
  lensType: z.optional(z.enum(['daily', 'two-week', 'monthly'])),
  weight: z.optional(z.number()),
  length: z.optional(z.number()),
  height: z.optional(z.number()),
  width: z.optional(z.number()),
})
export type Specification = z.infer<typeof Specification>

/** The five measures of a frame in one size, in millimeters (specification §3). */
export const FrameSpecification = z.object({
  totalWidth: z.number(),
  noseBridge: z.number(),
  lensWidth: z.number(),
  lensHeight: z.number(),
  templeLength: z.number(),
})
export type FrameSpecification = z.infer<typeof FrameSpecification>

/** How soon a piece can leave: from the shelf, ordered from its maker, or not at all. */
export const Availability = z.enum(['in_stock', 'supplier_order', 'sold_out'])
export type Availability = z.infer<typeof Availability>

export const Sku = z.object({
  id: SkuId,
  /** Such as `M`; null where there is one size. */
  size: z.nullable(z.string()),
  /** Null of what is no frame. */
  frame: z.nullable(FrameSpecification),
  parameters: z.nullable(LensParameters),
  availability: Availability,
  price: Price,
  /** Stores that have it on the shelf now, with pieces. */
  stores: z.array(z.object({ storeId: z.int(), name: z.string(), pieces: z.int() })),
})
export type Sku = z.infer<typeof Sku>

export const Category = z.enum([
  'kehykset',
  'aurinkolasit',
  'urheilulasit',
  'piilolinssit',
  'silmälasitarvikkeet',
  'urheilulasitarvikkeet',
  'piilolinssitarvikkeet',
])
export type Category = z.infer<typeof Category>

/** What a card in a listing shows. Its link is `/` + slug. */
export const ArticleCard = z.object({
  id: ArticleId,
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  category: Category,
  /** The color in words, such as `Tumma havanna`; null where goods have none. */
  color: z.nullable(z.string()),
  packageAmount: z.nullable(z.int()),
  flags: z.array(Flag),
  hasVTO: z.boolean(),
  medias: z.array(Media),
  specification: Specification,
  allowSubscription: z.boolean(),
  price: Price,
  /** How many colors the design comes in. */
  colorCount: z.int(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** The maker, as an online offer must name it (GPSR art. 19). */
export const Maker = z.object({ name: z.string(), address: z.string(), email: z.string() })
export type Maker = z.infer<typeof Maker>

/** The same design in another color. */
export const Sibling = z.object({
  id: ArticleId,
  slug: z.string(),
  color: z.string(),
  /** `#rrggbb` of the front, and of its second tone. */
  swatch: z.array(z.string()),
  media: z.nullable(Media),
  isCurrent: z.boolean(),
})
export type Sibling = z.infer<typeof Sibling>

/** Ground lenses that may be chosen for a frame. Bounds in diopters, minus-cylinder form. */
export const LensPackage = z.object({
  skuId: SkuId,
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['single-vision', 'progressive', 'work', 'non-prescription']),
  index: z.string(),
  description: z.string(),
  includes: z.array(z.string()),
  bounds: z.object({
    sphere: z.object({ from: z.number(), to: z.number() }),
    cylinder: z.object({ from: z.number(), to: z.number() }),
    addition: z.nullable(z.object({ from: z.number(), to: z.number() })),
  }),
  needsFitting: z.boolean(),
  leadTimeDays: z.int(),
  amount: Cents,
})
export type LensPackage = z.infer<typeof LensPackage>

/** An axis with every value it takes, in order. */
export const LensAxis = z.object({ name: LensAxisName, values: z.array(z.union([z.number(), z.string()])) })
export type LensAxis = z.infer<typeof LensAxis>

/** Where every named axis lies inside: a combination that is not made, or one kept on the shelf. */
export const LensRegion = z.partialRecord(
  LensAxisName,
  z.union([z.object({ from: z.number(), to: z.number() }), z.array(z.union([z.number(), z.string()]))]),
)
export type LensRegion = z.infer<typeof LensRegion>

/** What makes a contact lens chooseable: its axes, and what is not made of them. */
export const LensChoice = z.object({ axes: z.array(LensAxis), exclusions: z.array(LensRegion), leadTimeDays: z.int() })
export type LensChoice = z.infer<typeof LensChoice>

/** How a frame looks to the drawing of its measures. */
export const FrameForm = z.object({
  shape: z.enum(['round', 'panto', 'oval', 'square', 'rectangle', 'cateye', 'pilot', 'hexagonal', 'browline', 'wrap']),
  rim: z.enum(['full', 'half', 'rimless']),
  material: z.enum(['acetate', 'metal', 'titanium', 'combination', 'tr90']),
  rimWidth: z.number(),
})
export type FrameForm = z.infer<typeof FrameForm>

/** Everything a product page says. */
export const Article = z.extend(ArticleCard, {
  skus: z.array(Sku),
  /** Path segment after the category: brand, sport, type or item. */
  group: z.string(),
  groupName: z.string(),
  description: z.string(),
  /** Attribute and value in Finnish, for the table on the page. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  siblings: z.array(Sibling),
  form: z.nullable(FrameForm),
  lensChoice: z.nullable(LensChoice),
  /** Empty where no lenses are ground for it. */
  lensPackages: z.array(LensPackage),
  manufacturer: Maker,
  warnings: z.string(),
  ce: z.boolean(),
  udi: z.nullable(z.string()),
  /** Goods sealed for hygiene, which cannot be returned once opened. */
  isSealed: z.boolean(),
  subscriptionIntervals: z.array(z.enum(['m1', 'm2', 'm3', 'm6'])),
})
export type Article = z.infer<typeof Article>

/** `id` is the number or the slug (specification §7). */
export const getArticle = route({
  method: 'get',
  path: '/article/:id',
  input: z.object({ id: z.string().check(z.maxLength(300)) }),
  output: z.object({ data: Article }),
})

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

export const listGroups = route({ method: 'get', path: '/catalog/groups', input: Nothing, output: CategoryGroups })
export const listArticles = route({ method: 'get', path: '/catalog/list', input: ListQuestion, output: Listing })
