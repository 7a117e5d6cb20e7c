import * as z from 'zod/mini'
import { ListPrice } from './money.ts'

/** From and to, both included. */
const Range = z.object({ from: z.number(), to: z.number() })

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

/**
 * Data of lenses that are ground for a frame, in the seeds and on the page. Bounds in diopters, minus-cylinder
 * form; progressive lenses are fitted in a store; the lead time is the working days that the grinding takes.
 */
export const GroundLenses = z.object({
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
