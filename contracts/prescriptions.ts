import * as z from 'zod/mini'

/** Lens power in diopters (D). Opticians work in quarter steps, which floats hold exactly. */
const Diopters = z.number().check(z.multipleOf(0.25), z.minimum(-30), z.maximum(30))

/** Direction of the cylinder in whole degrees, 0 where there is none. */
const Axis = z.int().check(z.minimum(0), z.maximum(180))

/** From the bridge of the nose to the pupil of one eye, in millimeters; 0 where it was not given. */
const HalfPupillaryDistance = z.number().check(z.minimum(0), z.maximum(50))

/** A glasses prescription, flat as the wire has it. Rules read it through `eyesOf`. */
export const GlassesPrescription = z.object({
  rightSphere: Diopters,
  rightCylinder: Diopters,
  rightAxis: Axis,
  rightAddition: Diopters,
  rightPupillaryDistance: HalfPupillaryDistance,
  leftSphere: Diopters,
  leftCylinder: Diopters,
  leftAxis: Axis,
  leftAddition: Diopters,
  leftPupillaryDistance: HalfPupillaryDistance,
  /** Day of the eye exam, which decides whether the prescription is still valid. */
  examinedOn: z.iso.date(),
  /** Prism and other words for the optician, at most 300 characters. */
  note: z.optional(z.string().check(z.maxLength(300))),
})
export type GlassesPrescription = z.infer<typeof GlassesPrescription>

/** An axis on which a contact lens varies (attribute ids 14–19 of specification §3, and dominance). */
export const LensAxisName = z.enum(['power', 'baseCurve', 'diameter', 'cylinder', 'axis', 'addition', 'dominance'])
export type LensAxisName = z.infer<typeof LensAxisName>

/** One combination of a contact lens: D, mm, mm, D, °, D or a word, `D` or `N`. */
export const LensParameters = z.partialRecord(LensAxisName, z.union([z.number(), z.string()]))
export type LensParameters = z.infer<typeof LensParameters>
