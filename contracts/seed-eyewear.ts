import * as z from 'zod/mini'
import { Flag } from './catalog.ts'
import { LensFinish, PartFinish } from './frame-finish.ts'
import { ImpactRating } from './ground-lenses.ts'
import { SeedPrice, translationsOf } from './seed-fields.ts'

/** A mark on the picture of an article. */
export const SeedFlag = z.extend(Flag, { translations: translationsOf(z.object({ text: z.string() })) })

export const SeedColor = z.object({
  /** ASCII, such as `havanna`; the article's slug is `{model}-{color}`. */
  slug: z.string(),
  /** As the shopper reads it, such as `Tumma havanna`. */
  name: z.string(),
  translations: translationsOf(z.object({ name: z.string() })),
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
  front: PartFinish,
  temple: PartFinish,
  lens: LensFinish,
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

/** One design of eyewear; each color becomes an article, each size or strength a SKU. */
export const SeedEyewear = z.object({
  model: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(['frames', 'sunglasses', 'sports_glasses', 'reading_glasses', 'smart_glasses']),
  /** For sports glasses: the code of the sport, such as `running`. Others are grouped by brand. */
  sport: z.optional(z.enum(['running', 'cycling', 'skiing', 'golf', 'water-sports', 'racket-sports'])),
  shape: z.enum(['round', 'panto', 'oval', 'square', 'rectangle', 'cateye', 'pilot', 'hexagonal', 'browline', 'wrap']),
  frameMaterial: z.enum(['acetate', 'metal', 'titanium', 'combination', 'tr90']),
  rim: z.enum(['full', 'half', 'rimless']),
  /** Thickness of the rim seen from the front, in millimeters. Metal 1–2, acetate 3–7. */
  rimWidth: z.number(),
  suitableFor: z.array(z.enum(['women', 'men', 'children'])),
  sizes: z.array(SeedSize),
  weight: z.number(),
  colors: z.array(SeedColor),
  /** Of reading glasses: the powers they are made in, in diopters. Each is a SKU of the one size. */
  strengths: z.optional(z.array(z.number().check(z.minimum(0.5), z.maximum(4)))),
  smartFeature: z.optional(z.enum(['audio', 'camera', 'display'])),
  hasHearingAmplifier: z.optional(z.boolean()),
  lifestyle: z.optional(z.enum(['everyday', 'work', 'party', 'outdoors', 'sport'])),
  sustainability: z.optional(z.enum(['bio-acetate', 'recycled', 'repairable'])),
  adjustableParts: z.optional(z.enum(['nose-pads', 'nose-pads-and-temples'])),
  /** Sold in stores only: the shop shows it and sends the reader to one. */
  isInStoresOnly: z.optional(z.boolean()),
  isPolarized: z.optional(z.boolean()),
  /** Lenses that darken in the sun. */
  isPhotochromic: z.optional(z.boolean()),
  /** Of lenses that darken in the sun: percent of the light that they let through at their lightest and darkest. */
  transmissions: z.optional(z.object({ lightest: z.int(), darkest: z.int() })),
  /** Curve of its lenses, in diopters; of a wrapped frame about 8. */
  baseCurve: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  /** How far its lenses lean forward at the top, in degrees. */
  pantoscopicTilt: z.optional(z.number()),
  impact: z.optional(ImpactRating),
  impactStandard: z.optional(z.string()),
  /** Whether ground lenses fit this frame. Shields and wraps with one lens take none. */
  takesLenses: z.boolean(),
  /** False where only clear lenses are ground for it. */
  isTintable: z.optional(z.boolean()),
  description: z.string(),
  warnings: z.string(),
  translations: translationsOf(z.object({ description: z.exactOptional(z.string()), warnings: z.string() })),
  collection: z.optional(z.string()),
  flags: z.array(SeedFlag),
  prices: z.array(SeedPrice),
  /** Pieces in the central warehouse, by color in order; the same for every size. */
  stock: z.array(z.int()),
})
export type SeedEyewear = z.infer<typeof SeedEyewear>
