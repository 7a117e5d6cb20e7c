import * as z from 'zod/mini'
import { LensRegion } from './contact-lenses.ts'
import { GroundLenses, LensTint } from './ground-lenses.ts'
import { LensAxisName } from './prescriptions.ts'
import { SeedColor, SeedFlag } from './seed-eyewear.ts'
import { SeedPrice, translationsOf } from './seed-fields.ts'

/** Values an axis can take: a list, or ranges with a step. */
export const SeedAxis = z.union([
  z.array(z.number()),
  z.array(z.string()),
  z.array(z.object({ from: z.number(), to: z.number(), step: z.number() })),
])
export type SeedAxis = z.infer<typeof SeedAxis>

export const SeedContactLens = z.object({
  slug: z.string(),
  name: z.string(),
  /** Of colored lenses: what the colors of a design have in common, and the color of this one. */
  model: z.optional(z.string()),
  color: z.optional(
    z.object({
      name: z.string(),
      family: SeedColor.shape.family,
      swatch: z.string(),
      translations: translationsOf(z.object({ name: z.string() })),
    }),
  ),
  brand: z.string(),
  /** The family of lenses it belongs to, such as `Lumme Päivä`. */
  lensBrand: z.string(),
  lensType: z.enum(['daily', 'two-week', 'monthly']),
  design: z.enum(['spherical', 'toric', 'multifocal', 'coloured']),
  /** Whether a wearer may sleep in them when an optician says so. */
  dayNight: z.enum(['day', 'day-and-night']),
  /** A hint of blue to find the lens by, a ring around the iris, or a color that covers it. */
  tint: z.enum(['handling', 'enhancing', 'opaque']),
  /** Lenses in a box. */
  packageAmount: z.int(),
  material: z.string(),
  /** Percent of water. */
  waterContent: z.number(),
  /** Oxygen transmissibility Dk/t at −3.00 D. */
  oxygen: z.number(),
  hasUvFilter: z.boolean(),
  /** Axes such a lens really has. */
  axes: z.partialRecord(LensAxisName, SeedAxis),
  /** Combinations that are not made. */
  exclusions: z.array(LensRegion),
  /** Combinations stocked on the shelf. The rest is ordered from the maker. */
  stocked: z.array(LensRegion),
  stockPerCombination: z.int(),
  /** Working days for a combination that is ordered from the maker. */
  leadTimeDays: z.int(),
  description: z.string(),
  warnings: z.string(),
  translations: translationsOf(
    z.object({ name: z.exactOptional(z.string()), description: z.string(), warnings: z.string() }),
  ),
  udi: z.string(),
  flags: z.array(SeedFlag),
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

/** Ground lenses as the shop opens with them. */
export const SeedLensPackage = z.extend(GroundLenses, {
  tints: z.array(z.extend(LensTint, { translations: translationsOf(z.object({ name: z.string() })) })),
  translations: translationsOf(z.pick(GroundLenses, { name: true, description: true, includes: true })),
  prices: z.array(SeedPrice),
})
export type SeedLensPackage = z.infer<typeof SeedLensPackage>
