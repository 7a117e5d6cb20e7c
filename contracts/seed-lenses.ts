import * as z from 'zod/mini'
import { SeedPrice } from './seed-price.ts'

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
