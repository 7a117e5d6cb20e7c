import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { today } from '#plugins/kit/clock.ts'

/** A prescription whose values occur nowhere else in the shop. */
export function prescription(differences: Partial<GlassesPrescription> = {}): GlassesPrescription {
  const right = {
    rightSphere: -3.75,
    rightCylinder: -1.25,
    rightAxis: 87,
    rightAddition: 0,
    rightPupillaryDistance: 31,
  }
  const left = { leftSphere: -3.25, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 32 }
  return { ...right, ...left, examinedOn: today(), ...differences }
}
