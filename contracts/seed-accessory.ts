import * as z from 'zod/mini'
import { SeedFlag } from './seed-eyewear.ts'
import { SeedPrice, translationsOf } from './seed-fields.ts'

export const SeedAccessory = z.object({
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(['lens_accessories', 'glasses_accessories', 'sports_accessories']),
  /** Code of its group. */
  item: z.enum([
    'solutions',
    'eye-drops',
    'lens-cases',
    'eyelid-care',
    'travel-packs',
    'cleaning',
    'cases',
    'chains-and-cords',
    'maintenance',
    'anti-fog',
    'straps',
  ]),
  /** Of what touches the eye. */
  preservatives: z.optional(z.enum(['none', 'contains'])),
  packageAmount: z.int(),
  /** Such as `360 ml`. */
  contents: z.string(),
  description: z.string(),
  warnings: z.string(),
  translations: translationsOf(
    z.object({ name: z.string(), contents: z.string(), description: z.string(), warnings: z.string() }),
  ),
  isMedicalDevice: z.boolean(),
  /** Set for a medical device; null for other goods. */
  udi: z.optional(z.string()),
  /** Sealed goods that cannot be returned once opened. */
  isSealed: z.boolean(),
  flags: z.array(SeedFlag),
  prices: z.array(SeedPrice),
  /** Price of a piece in a subscription; left out where it is not sold so. */
  subscriptionPrices: z.optional(z.array(SeedPrice)),
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
