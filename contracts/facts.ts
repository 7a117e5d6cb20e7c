import * as z from 'zod/mini'

/** Attributes of an article. `domain/catalog/attribute-ids.ts` has the specification's numbers; `locales` have the names. */
export const Attribute = z.enum([
  'brand',
  'collection',
  'shape',
  'frameMaterial',
  'glassesType',
  'color',
  'suitableFor',
  'size',
  'weight',
  'filterCategory',
  'transmission',
  'polarized',
  'lenses',
  'usageTime',
  'lensType',
  'lensPackage',
  'lensMaterial',
  'waterContent',
  'oxygen',
  'uvFilter',
  'power',
  'baseCurve',
  'diameter',
  'cylinder',
  'axis',
  'addition',
  'dominance',
  'contents',
  'package',
  'medicalDevice',
])
export type Attribute = z.infer<typeof Attribute>

/** A frame's measures in one size, in millimeters. */
const FactSize = z.object({
  size: z.nullable(z.string()),
  lensWidth: z.number(),
  noseBridge: z.number(),
  templeLength: z.number(),
})
export type FactSize = z.infer<typeof FactSize>

/** One thing that is known of an article. */
export const Fact = z.discriminatedUnion('kind', [
  /** In editors' words, such as a brand or the name of a color. */
  z.object({ kind: z.literal('text'), attribute: Attribute, text: z.string() }),
  /** Codes that `locales` have words for. */
  z.object({ kind: z.literal('codes'), attribute: Attribute, codes: z.array(z.string()) }),
  /** Grams, percent or pieces, by attribute. */
  z.object({ kind: z.literal('number'), attribute: Attribute, number: z.number() }),
  /** Every value of one axis of a contact lens: diopters, millimeters or degrees, by attribute. */
  z.object({ kind: z.literal('axis'), attribute: Attribute, values: z.array(z.union([z.number(), z.string()])) }),
  z.object({ kind: z.literal('sizes'), attribute: Attribute, sizes: z.array(FactSize) }),
])
export type Fact = z.infer<typeof Fact>
