import * as z from 'zod/mini'

/** A whole number of cents, VAT included. */
const SeedCents = z.int().check(z.positive())

/** One dated price, counted back from the day of seeding so that a fresh shop has a true history. */
const SeedPrice = z.object({
  /** Days before the seeding day on which this price began. */
  daysAgo: z.int().check(z.nonnegative()),
  amount: SeedCents,
  /** A reduction that is announced as one. The lowest price of the 30 days before it is computed, never written. */
  isCampaign: z.optional(z.boolean()),
})

/** What an online offer must say of the maker (GPSR art. 19). */
const SeedMaker = z.object({
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.email(),
})

export const SeedBrand = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['eyewear', 'lens', 'care']),
  /** One sentence that says what is particular to the brand. */
  tagline: z.string(),
  /** Two to four sentences in Finnish. */
  story: z.string(),
  maker: SeedMaker,
})
export type SeedBrand = z.infer<typeof SeedBrand>

/** What a part of a frame is made of, for the photo studio. Colors are `#rrggbb`. */
const SeedFinish = z.object({
  kind: z.enum(['acetate', 'tortoise', 'crystal', 'matte', 'metal', 'brushed']),
  color: z.string(),
  /** The second color of tortoise, fades and two-layer acetate. */
  color2: z.optional(z.string()),
})

const SeedLensTint = z.object({
  kind: z.enum(['clear', 'tinted', 'gradient', 'mirror']),
  color: z.string(),
  color2: z.optional(z.string()),
  /** Share of light that passes, 0–1. Sunglasses category 3 lies between 0.08 and 0.18. */
  transmission: z.number().check(z.minimum(0), z.maximum(1)),
})

export const SeedColor = z.object({
  /** ASCII, such as `havanna`; the article's slug is `{model}-{color}`. */
  slug: z.string(),
  /** As the shopper reads it, such as `Tumma havanna`. */
  name: z.string(),
  family: z.enum([
    'black',
    'brown',
    'gray',
    'blue',
    'green',
    'red',
    'pink',
    'purple',
    'transparent',
    'gold',
    'silver',
    'white',
    'yellow',
    'orange',
    'multi',
  ]),
  front: SeedFinish,
  temple: SeedFinish,
  lens: SeedLensTint,
})
export type SeedColor = z.infer<typeof SeedColor>

/** The measures of one size, in millimeters. */
export const SeedSize = z.object({
  label: z.string(),
  lensWidth: z.number().check(z.minimum(44), z.maximum(70)),
  bridge: z.number().check(z.minimum(14), z.maximum(22)),
  templeLength: z.number().check(z.minimum(120), z.maximum(150)),
  lensHeight: z.number().check(z.minimum(28), z.maximum(60)),
  totalWidth: z.number().check(z.minimum(115), z.maximum(155)),
})
export type SeedSize = z.infer<typeof SeedSize>

/** One design of frames, sunglasses or sports glasses; each color becomes an article, each size a SKU. */
export const SeedEyewear = z.object({
  model: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(['kehykset', 'aurinkolasit', 'urheilulasit']),
  /** For sports glasses: `juoksu`, `pyöräily`, `hiihto`, `golf`, `vesiurheilu`. Others are grouped by brand. */
  sport: z.optional(z.string()),
  shape: z.enum(['round', 'panto', 'oval', 'square', 'rectangle', 'cateye', 'pilot', 'hexagonal', 'browline', 'wrap']),
  frameMaterial: z.enum(['acetate', 'metal', 'titanium', 'combination', 'tr90']),
  rim: z.enum(['full', 'half', 'rimless']),
  /** Thickness of the rim seen from the front, in millimeters. Metal 1–2, acetate 3–7. */
  rimWidth: z.number(),
  suitableFor: z.array(z.enum(['women', 'men', 'children'])),
  sizes: z.array(SeedSize),
  weight: z.number(),
  colors: z.array(SeedColor),
  isPolarized: z.optional(z.boolean()),
  /** Filter category of sunglasses, 0–4 (ISO 12312-1). */
  filterCategory: z.optional(z.int()),
  /** Whether ground lenses fit this frame. Shields and wraps with one lens take none. */
  takesLenses: z.boolean(),
  description: z.string(),
  warnings: z.string(),
  collection: z.optional(z.string()),
  flags: z.array(z.object({ text: z.string(), color: z.enum(['lakka', 'fjord', 'sammal']) })),
  prices: z.array(SeedPrice),
  /** Pieces in the central warehouse, by color in order; the same for every size. */
  stock: z.array(z.int()),
})
export type SeedEyewear = z.infer<typeof SeedEyewear>

/** Values an axis can take: a list, or ranges with a step. */
export const SeedAxis = z.union([
  z.array(z.number()),
  z.array(z.string()),
  z.array(z.object({ from: z.number(), to: z.number(), step: z.number() })),
])
export type SeedAxis = z.infer<typeof SeedAxis>

/** Combinations that are not made: those where every named axis lies in its range or list. */
export const SeedExclusion = z.record(
  z.string(),
  z.union([z.object({ from: z.number(), to: z.number() }), z.array(z.union([z.number(), z.string()]))]),
)
export type SeedExclusion = z.infer<typeof SeedExclusion>

export const SeedContactLens = z.object({
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  lensType: z.enum(['daily', 'two-week', 'monthly']),
  design: z.enum(['spherical', 'toric', 'multifocal']),
  /** Lenses in a box. */
  packageAmount: z.int(),
  material: z.string(),
  /** Percent of water. */
  waterContent: z.number(),
  /** Oxygen transmissibility Dk/t at −3.00 D. */
  oxygen: z.number(),
  hasUvFilter: z.boolean(),
  /** Axes such a lens really has: power, baseCurve, diameter, cylinder, axis, addition, dominance. */
  axes: z.partialRecord(
    z.enum(['power', 'baseCurve', 'diameter', 'cylinder', 'axis', 'addition', 'dominance']),
    SeedAxis,
  ),
  exclusions: z.array(SeedExclusion),
  /** Combinations kept on the shelf, written as an exclusion is: inside = stocked. The rest is ordered from the maker. */
  stocked: z.array(SeedExclusion),
  stockPerCombination: z.int(),
  /** Working days for a combination that is ordered from the maker. */
  leadTimeDays: z.int(),
  description: z.string(),
  warnings: z.string(),
  udi: z.string(),
  flags: z.array(z.object({ text: z.string(), color: z.enum(['lakka', 'fjord', 'sammal']) })),
  prices: z.array(SeedPrice),
  /** Price of a box in a subscription. */
  subscriptionPrices: z.array(SeedPrice),
  /** Box drawing for the photo studio. */
  picture: z.object({
    kind: z.literal('lens-box'),
    base: z.string(),
    accent: z.string(),
    motif: z.enum(['wave', 'drop', 'ring', 'grid', 'sun', 'leaf']),
  }),
})
export type SeedContactLens = z.infer<typeof SeedContactLens>

export const SeedAccessory = z.object({
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(['piilolinssitarvikkeet', 'silmälasitarvikkeet', 'urheilulasitarvikkeet']),
  /** Path segment, such as `liuokset`, `silmätipat`, `kotelot`, `puhdistus`, `ketjut-ja-nauhat`. */
  item: z.string(),
  packageAmount: z.int(),
  /** Such as `360 ml`. */
  contents: z.string(),
  description: z.string(),
  warnings: z.string(),
  isMedicalDevice: z.boolean(),
  /** Sealed goods that cannot be returned once opened. */
  isSealed: z.boolean(),
  flags: z.array(z.object({ text: z.string(), color: z.enum(['lakka', 'fjord', 'sammal']) })),
  prices: z.array(SeedPrice),
  stock: z.int(),
  picture: z.object({
    kind: z.enum([
      'bottle',
      'dropper',
      'spray',
      'carton',
      'lens-case',
      'hard-case',
      'soft-case',
      'cloth',
      'cord',
      'chain',
      'vials',
      'tool',
      'wipes',
      'strap',
    ]),
    base: z.string(),
    accent: z.string(),
    /** Height in millimeters, so that all goods stand at one scale. */
    height: z.number(),
  }),
})
export type SeedAccessory = z.infer<typeof SeedAccessory>

/** Ground lenses as they are sold with a frame. Bounds in diopters, minus-cylinder form. */
export const SeedLensPackage = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['single-vision', 'progressive', 'work', 'non-prescription']),
  index: z.string(),
  description: z.string(),
  /** What comes with it: coatings and treatments. */
  includes: z.array(z.string()),
  bounds: z.object({
    sphere: z.object({ from: z.number(), to: z.number() }),
    cylinder: z.object({ from: z.number(), to: z.number() }),
    addition: z.nullable(z.object({ from: z.number(), to: z.number() })),
  }),
  /** Progressive lenses are fitted in a store. */
  needsFitting: z.boolean(),
  /** Working days the grinding takes. */
  leadTimeDays: z.int(),
  isTintable: z.boolean(),
  prices: z.array(SeedPrice),
})
export type SeedLensPackage = z.infer<typeof SeedLensPackage>

/** `["10:00","18:00"]`, or null for a closed day. */
const SeedHours = z.nullable(z.tuple([z.string(), z.string()]))

export const SeedStore = z.object({
  number: z.int(),
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.email(),
  latitude: z.number(),
  longitude: z.number(),
  /** Monday to Sunday, local wall time. */
  hours: z.array(SeedHours).check(z.length(7)),
  lunch: z.nullable(z.tuple([z.string(), z.string()])),
  /** One or two sentences: how to get there, what is special. */
  description: z.string(),
})
export type SeedStore = z.infer<typeof SeedStore>

export const SeedDiscountCode = z.object({
  code: z.string(),
  /** Percent of goods, or cents off. */
  kind: z.enum(['percent', 'amount']),
  value: z.int(),
  /** Cents of goods needed. */
  minimum: z.int(),
  startsDaysAgo: z.int(),
  endsInDays: z.int(),
  maxUses: z.nullable(z.int()),
  description: z.string(),
})
export type SeedDiscountCode = z.infer<typeof SeedDiscountCode>
