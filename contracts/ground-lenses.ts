import * as z from 'zod/mini'

/** From and to, both included. */
const Range = z.object({ from: z.number(), to: z.number() })

/**
 * What is told of lenses that are ground for a frame, in the seeds as on the page. Bounds in diopters, minus-cylinder
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
})
export type GroundLenses = z.infer<typeof GroundLenses>
