import type { GlassesPrescription } from '#contracts/prescriptions.ts'

export type Side = 'right' | 'left'

/** Name of each eye in the reader's language, capitalized: `Oikea`, `Vasen`. */
export type EyeNames = Record<Side, string>

/** Right first, as opticians write. */
export const SIDES: Side[] = ['right', 'left']

/** What one eye needs: diopters, degrees, and millimeters from the nose to the pupil. */
export interface EyeValues {
  sphere: number
  cylinder: number
  axis: number
  addition: number
  /** 0 where it was not given. */
  pupillaryDistance: number
}

/** What is written of an eye, in the order opticians write it. */
export const EYE_FIELDS = ['sphere', 'cylinder', 'axis', 'addition', 'pupillaryDistance'] as const

/** The name of a value on the wire, such as `rightSphere`. */
export function valueName(side: Side, field: keyof EyeValues): string {
  return `${side}${field.charAt(0).toUpperCase()}${field.slice(1)}`
}

/** The values of both eyes as the wire has them: the reverse of `valuesPerEye`. */
export function flatValues(eyes: Record<Side, EyeValues>): Omit<GlassesPrescription, 'examinedOn' | 'note'> {
  const values = SIDES.flatMap((side) =>
    EYE_FIELDS.map((field) => [valueName(side, field), eyes[side][field]] as const),
  )
  return Object.fromEntries(values) as Omit<GlassesPrescription, 'examinedOn' | 'note'>
}

/**
 * The two eyes of a glasses prescription. The wire is flat (specification §3), opticians think in
 * eyes, and this is the one place where the first becomes the second.
 */
export function valuesPerEye(prescription: GlassesPrescription): Record<Side, EyeValues> {
  return { right: eyeOf(prescription, 'right'), left: eyeOf(prescription, 'left') }
}

function eyeOf(prescription: GlassesPrescription, side: Side): EyeValues {
  return {
    sphere: prescription[`${side}Sphere`],
    cylinder: prescription[`${side}Cylinder`],
    axis: prescription[`${side}Axis`],
    addition: prescription[`${side}Addition`],
    pupillaryDistance: prescription[`${side}PupillaryDistance`],
  }
}
