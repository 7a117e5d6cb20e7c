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
