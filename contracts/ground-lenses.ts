import * as z from 'zod/mini'
import { Cents, ListPrice } from './money.ts'
import type { RefusalCode } from './refusals.ts'

/** From and to, both included. */
const Range = z.object({ from: z.number(), to: z.number() })
const Thickness = z.number().check(z.minimum(0.3), z.maximum(10))

/** A tint that ground lenses can be had in. Color and degree together name it within its package. */
export const LensTint = z.object({
  /** Such as `brown` or `brown-gradient`. */
  color: z.string().check(z.maxLength(40), z.regex(/^[a-z]+(-[a-z]+)*$/)),
  /** The color in words, such as `Ruskea`. */
  name: z.string(),
  /** `#rrggbb` of the dye. */
  swatch: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  /** Percent of the light that it holds back; of a gradient, at its top. */
  degree: z.int().check(z.minimum(5), z.maximum(95)),
  /** Fades out toward the cheek. */
  isGradient: z.boolean(),
  /** What it costs beside the lenses, in cents for both of them. */
  amount: ListPrice,
})
export type LensTint = z.infer<typeof LensTint>

/** What decides into which frames lenses can be ground, and how thick they become. */
export const LensFacts = z.object({
  material: z.enum(['cr39', 'mr8', 'mr7', 'polycarbonate', 'trivex']),
  /** Tested together with a frame against the impact of a ball. */
  isImpactRated: z.boolean(),
  /** Bears the drill holes of a rimless frame. */
  suitsDrilled: z.boolean(),
  /** Sphere in diopters of the minus form within which they fit a wrapped frame; null where they never do. */
  wrap: z.nullable(Range),
  /** Diameters of the uncut lenses in millimeters, ascending. */
  blankDiameters: z.array(z.int().check(z.minimum(40), z.maximum(100))).check(z.minLength(1), z.maxLength(20)),
  /** From the lower rim to the pupil, in millimeters; null where no height is fitted. */
  smallestFittingHeight: z.nullable(z.number().check(z.minimum(8), z.maximum(40))),
  /** In millimeters, at the center and at the edge. */
  minimumThickness: z.object({ center: Thickness, edge: Thickness }),
})
export type LensFacts = z.infer<typeof LensFacts>

/** What of a frame decides which lenses can be ground for it. */
export interface LensSeat {
  rim: 'full' | 'half' | 'rimless'
  /** Curves around the face, so that its lenses are ground on a steep base curve. */
  isWrapped: boolean
  /** In diopters; null where it is not known. */
  baseCurve: number | null
  /** In degrees; null where it is not known. */
  pantoscopicTilt: number | null
  impact: ImpactRating
  /** The standard by which it was tested, such as `EN ISO 18527-2`. */
  impactStandard: string | null
  ageGroup: 'adult' | 'child'
}

/** Against what impact a frame was tested: that of a racket-sport ball, or none. */
export const ImpactRating = z.enum(['none', 'racket'])
export type ImpactRating = z.infer<typeof ImpactRating>

/**
 * Data of lenses that are ground for a frame, in the seeds and on the page. Bounds in diopters, minus-cylinder
 * form; progressive lenses are fitted in a store; the lead time is the working days that the grinding takes.
 */
export const GroundLenses = z.extend(LensFacts, {
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['single-vision', 'progressive', 'work', 'non-prescription']),
  index: z.string(),
  description: z.string(),
  /** What comes with them: coatings and treatments. */
  includes: z.array(z.string()),
  bounds: z.object({ sphere: Range, cylinder: Range, addition: z.nullable(Range) }),
  needsFitting: z.boolean(),
  leadTimeDays: z.int(),
  /** Empty where they stay clear. */
  tints: z.array(LensTint),
})
export type GroundLenses = z.infer<typeof GroundLenses>

/** Ground lenses that may be chosen for a frame, and what they cost. */
export const LensPackage = z.extend(GroundLenses, { skuId: z.int().check(z.positive()), amount: Cents })
export type LensPackage = z.infer<typeof LensPackage>

/** Lenses that a frame does not take. */
export interface UnsuitedLenses extends Pick<LensPackage, 'name' | 'kind'> {
  code: RefusalCode
  details?: Record<string, string | number>
}
