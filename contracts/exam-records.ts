import * as z from 'zod/mini'
import { GlassesPrescription } from './prescriptions.ts'

/** What stands in place of an acuity that no chart measures, as the WHO's classes of vision impairment call it. */
export const LowVision = z.enum(['counting_fingers', 'hand_motion', 'light_perception', 'no_light_perception'])
export type LowVision = z.infer<typeof LowVision>

/**
 * Visual acuity as a decimal, as Finland writes it: 1 is the usual one, 0.5 half of it; or the words below what charts
 * measure. The shape allows more than eyes have, so that a refusal names the rule (`prescription.acuity_impossible`).
 */
export const Acuity = z.union([z.number().check(z.minimum(0), z.maximum(20)), LowVision])
export type Acuity = z.infer<typeof Acuity>

/** Power in diopters as an autorefractor prints it: in hundredths, where a prescription has quarters. */
const MeasuredPower = z.number().check(z.minimum(-30), z.maximum(30))

/** What an autorefractor measured of one eye: D, D, and ° from 0 to 180; the axis is 0 where there is no cylinder. */
export const ObjectiveRefraction = z.object({
  sphere: MeasuredPower,
  cylinder: MeasuredPower,
  axis: z.int().check(z.minimum(0), z.maximum(180)),
})
export type ObjectiveRefraction = z.infer<typeof ObjectiveRefraction>

/** One eye as it was measured; null is what was not. */
export const ExamEye = z.object({
  /** Acuity without glasses. */
  uncorrected: z.nullable(Acuity),
  /** Acuity with the values that are prescribed. */
  corrected: z.nullable(Acuity),
  objective: z.nullable(ObjectiveRefraction),
})
export type ExamEye = z.infer<typeof ExamEye>

/**
 * What was measured in an exam, beside the prescription that came of it: the subjective refraction and the near
 * addition are the prescription. Findings, history and diagnoses stay in the patient record of the chain
 * (docs/decisions/prescriptions.md).
 */
export const ExamRecord = z.object({
  right: ExamEye,
  left: ExamEye,
  /** Acuity of both eyes together with the values that are prescribed. */
  binocular: z.nullable(Acuity),
  /** From pupil to pupil in millimeters, where the whole was measured; each eye's own stands in the prescription. */
  pupillaryDistance: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
})
export type ExamRecord = z.infer<typeof ExamRecord>

/** A prescription as it read once: first as it was written, then after each correction. `why` is null of the first. */
export const PrescriptionVersion = z.object({
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  why: z.nullable(z.string()),
  glasses: z.nullable(GlassesPrescription),
  exam: z.nullable(ExamRecord),
})
export type PrescriptionVersion = z.infer<typeof PrescriptionVersion>
