import * as z from 'zod/mini'

/** Attributes of an article. `domain/catalog/attribute-ids.ts` has the specification's numbers; `locales` have the names. */
export const Attribute = z.enum([
  'manufacturer',
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
  'referenceTransmission',
  'driving',
  'impactStandard',
  'polarized',
  'photochromic',
  'adjustableParts',
  'smartFeature',
  'hearingAmplifier',
  'lifestyle',
  'sustainability',
  'lenses',
  'lensName',
  'lensBrand',
  'usageTime',
  'lensType',
  'dayNight',
  'tint',
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
  'preservatives',
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

/** The specification's number of the attribute (`domain/catalog/attribute-ids.ts`); null of those that are ours alone. */
const id = z.nullable(z.int())

/** One thing that is known of an article. */
export const Fact = z.discriminatedUnion('kind', [
  /** In editors' words, such as a brand or the name of a color. */
  z.object({ kind: z.literal('text'), attribute: Attribute, id, text: z.string() }),
  /** Codes that `locales` have words for. */
  z.object({ kind: z.literal('codes'), attribute: Attribute, id, codes: z.array(z.string()) }),
  /** Grams, percent or pieces, by attribute. */
  z.object({ kind: z.literal('number'), attribute: Attribute, id, number: z.number() }),
  /**
   * Every value of one axis of a contact lens: diopters, millimeters or degrees, by attribute. Of photochromic lenses the
   * percent of light that passes at their lightest and darkest.
   */
  z.object({ kind: z.literal('axis'), attribute: Attribute, id, values: z.array(z.union([z.number(), z.string()])) }),
  z.object({ kind: z.literal('sizes'), attribute: Attribute, id, sizes: z.array(FactSize) }),
])
export type Fact = z.infer<typeof Fact>
