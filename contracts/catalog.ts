import * as z from 'zod/mini'
import { LensChoice } from './contact-lenses.ts'
import type { Fact } from './facts.ts'
import type { FrameFinish } from './frame-finish.ts'
import type { LensPackage, LensSeat, UnsuitedLenses } from './ground-lenses.ts'
import { LensParameters } from './prescriptions.ts'
import { Price } from './price.ts'
import { route } from './route.ts'

export const ArticleId = z.int().check(z.positive())
export type ArticleId = z.infer<typeof ArticleId>
export const SkuId = z.int().check(z.positive())
export type SkuId = z.infer<typeof SkuId>

/** The part of an address that names a brand, a store or an article: ASCII, because it is also a code. */
export const PathPart = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
export type PathPart = z.infer<typeof PathPart>

/** The part of an address that names a category or a group, as people read it: `päivälinssit`. In NFC. */
export const ReadablePathPart = z.string().check(z.regex(/^[a-zåäö0-9]+(-[a-zåäö0-9]+)*$/))
export type ReadablePathPart = z.infer<typeof ReadablePathPart>

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

/** Data of a card. Grams and millimeters; of eyewear `length` is the temple, `height` the lens, `width` the whole frame. */
export const Specification = z.object({
  lensType: z.optional(z.enum(['daily', 'two-week', 'monthly'])),
  weight: z.optional(z.number()),
  length: z.optional(z.number()),
  height: z.optional(z.number()),
  width: z.optional(z.number()),
  /** How wide the frame stands in its front picture, in which ends that lie far back look nearer to each other. */
  picturedWidth: z.optional(z.number()),
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

/** A category of goods. Its address, title and texts are editors' data (`listCategories`). */
export const CategoryId = z.enum([
  'frames',
  'sunglasses',
  'sports_glasses',
  'reading_glasses',
  'smart_glasses',
  'contact_lenses',
  'glasses_accessories',
  'sports_accessories',
  'lens_accessories',
])
export type CategoryId = z.infer<typeof CategoryId>

/** What a card in a listing shows. Its link is `/` + slug. */
export const ArticleCard = z.object({
  id: ArticleId,
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  category: CategoryId,
  /** The color in words, such as `Tumma havanna`; null where goods have none. */
  color: z.nullable(z.string()),
  packageAmount: z.nullable(z.int()),
  flags: z.array(Flag),
  /** Whether it can be seen in 3D and tried on by camera: a frame that is known well enough to be modeled. */
  hasVTO: z.boolean(),
  medias: z.array(Media),
  specification: Specification,
  allowSubscription: z.boolean(),
  price: Price,
  /** How many colors the design comes in. */
  colorCount: z.int(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** The manufacturer, as an online offer must name it (GPSR art. 19). */
export const Manufacturer = z.object({ name: z.string(), address: z.string(), email: z.string() })
export type Manufacturer = z.infer<typeof Manufacturer>

/** Every page with a cart carries this schema: the editors' field checks the whole of it (`contracts/frame-finish.ts`). */
const Finish = z.custom<FrameFinish>()

/** The same design in another color. */
export const Sibling = z.object({
  id: ArticleId,
  slug: z.string(),
  color: z.string(),
  /** `#rrggbb` of the front, and of its second tone. */
  swatch: z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  media: z.nullable(Media),
  /** Null where it has no 3D model. */
  finish: z.nullable(Finish),
  isCurrent: z.boolean(),
})
export type Sibling = z.infer<typeof Sibling>

/** How a frame looks to the drawing of its measures. */
export const FrameForm = z.object({
  shape: z.enum(['round', 'panto', 'oval', 'square', 'rectangle', 'cateye', 'pilot', 'hexagonal', 'browline', 'wrap']),
  rim: z.enum(['full', 'half', 'rimless']),
  material: z.enum(['acetate', 'metal', 'titanium', 'combination', 'tr90']),
  rimWidth: z.number(),
  /** One pane from temple to temple. */
  isShield: z.boolean(),
})
export type FrameForm = z.infer<typeof FrameForm>

/** Under the name by which it is known of an article. */
export type { LensPackage } from './ground-lenses.ts'

/** The class of CE-marked goods: medical device, or protective equipment such as sunglasses without power. */
export const Conformity = z.enum(['medical_device', 'protective_equipment'])
export type Conformity = z.infer<typeof Conformity>

/** Everything a product page shows. */
export const Article = z.extend(ArticleCard, {
  skus: z.array(Sku),
  /** Code of the brand, sport, lens type or item that it is listed under. */
  group: z.string(),
  groupTitle: z.string(),
  description: z.string(),
  /** What is known of it, in the order of the table on the page. */
  facts: z.array(z.custom<Fact>()),
  siblings: z.array(Sibling),
  form: z.nullable(FrameForm),
  /**
   * Null where it has no 3D model: other goods, and frames whose finish is not given or which an editor has switched
   * off.
   */
  finish: z.nullable(Finish),
  lensChoice: z.nullable(LensChoice),
  /** Empty where no lenses are ground for it. */
  lensPackages: z.array(z.custom<LensPackage>()),
  /** Lenses that cannot be ground for it, with why. */
  unsuitedLenses: z.array(z.custom<UnsuitedLenses>()),
  /** Null where no lenses are ground for it. */
  lensSeat: z.nullable(z.custom<LensSeat>()),
  manufacturer: Manufacturer,
  warnings: z.string(),
  ce: z.boolean(),
  /** Null where there is no CE mark. */
  conformity: z.nullable(Conformity),
  udi: z.nullable(z.string()),
  /** Goods sealed for hygiene, which cannot be returned once opened. */
  isSealed: z.boolean(),
  /** False for what a store may not sell to whom it serves (specification §6). */
  isForStores: z.boolean(),
  subscriptionIntervals: z.array(z.enum(['m1', 'm2', 'm3', 'm6'])),
})
export type Article = z.infer<typeof Article>

/** `id` is the number or the slug (specification §7). A slug that the article had before is answered with the present one. */
export const getArticle = route({
  method: 'get',
  path: '/article/:id',
  input: z.object({ id: z.string().check(z.maxLength(300)) }),
  output: z.object({ data: Article }),
})
