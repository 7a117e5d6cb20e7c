import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { valuesPerEye } from './per-eye.ts'
import { isUnusualSum } from './pupillary-distance.ts'
import { inMinusForm } from './transpose.ts'

/** What makes a prescription rare enough to look at it twice. */
export type UnusualValue = 'sign_flip' | 'eyes_differ' | 'pd_sum'

/** More than this between the spheres of two eyes is seldom, in diopters. */
const USUAL_DIFFERENCE = 2

/** From this power on, the sign of a sphere is no accident, in diopters. */
const CLEAR_POWER = 1

/**
 * What is unusual in these values; empty if nothing. Unusual is not wrong: the shopper is asked to
 * check it, and the optician checks it as well.
 *
 * Judged in minus form, so that notation makes nothing unusual.
 */
export function unusualValues(prescription: GlassesPrescription): UnusualValue[] {
  const eyes = valuesPerEye(prescription)
  const right = inMinusForm(eyes.right).sphere
  const left = inMinusForm(eyes.left).sphere
  const unusual: UnusualValue[] = []

  if (right * left < 0 && Math.min(Math.abs(right), Math.abs(left)) >= CLEAR_POWER) unusual.push('sign_flip')
  if (Math.abs(right - left) > USUAL_DIFFERENCE) unusual.push('eyes_differ')
  if (isUnusualSum(eyes)) unusual.push('pd_sum')
  return unusual
}
