import * as z from 'zod/mini'

/** `#rrggbb`. */
const HexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** What a part of a frame is made of, as its 3D model shows it. */
export const PartFinish = z.object({
  kind: z.enum(['acetate', 'tortoise', 'crystal', 'matte', 'metal', 'brushed']),
  color: HexColor,
  /** The second color of tortoise, fades and two-layer acetate. */
  color2: z.optional(HexColor),
})
export type PartFinish = z.infer<typeof PartFinish>

/** How the lenses that a frame is shown with look. */
export const LensFinish = z.object({
  kind: z.enum(['clear', 'tinted', 'gradient', 'mirror']),
  color: HexColor,
  color2: z.optional(HexColor),
  /** Share of light that passes, 0–1. Sunglasses category 3 lies between 0.08 and 0.18. */
  transmission: z.number().check(z.minimum(0), z.maximum(1)),
})
export type LensFinish = z.infer<typeof LensFinish>

/** Of what a frame in one color is made: with its form and the measures of a size it is all that its 3D model is built from. */
export const FrameFinish = z.object({
  front: PartFinish,
  temple: PartFinish,
  lens: LensFinish,
  /** The metal of rivets, and of wires where neither front nor temple is metal. */
  trim: HexColor,
})
export type FrameFinish = z.infer<typeof FrameFinish>
