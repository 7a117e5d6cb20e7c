import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { type EyeValues, type Side, SIDES, valuesPerEye } from './per-eye.ts'
import { isUnusualSum } from './pupillary-distance.ts'
import { inMinusForm } from './transpose.ts'

/** What makes a prescription rare enough to look at it twice. */
export type UnusualValue = 'sign_flip' | 'eyes_differ' | 'pd_sum' | 'sign_flip_since' | 'changed_much'

/** More than this between the spheres of two eyes is seldom, in diopters. */
const USUAL_DIFFERENCE = 2

/** More than this between two exams of one eye is seldom, in diopters. */
const USUAL_CHANGE = 2

/** From this power on, the sign of a sphere is no accident, in diopters. */
const CLEAR_POWER = 1

/**
 * What is unusual in these values; empty if nothing. Unusual is not wrong: the shopper is asked to
 * check it, and the optician checks it as well.
 *
 * Judged in minus form, so that notation makes nothing unusual.
 *
 * @param last the last prescription that the customer has stored, if any: an eye does not change its sign between
 * exams.
 */
export function unusualValues(prescription: GlassesPrescription, last?: GlassesPrescription | null): UnusualValue[] {
  const eyes = valuesPerEye(prescription)
  const { right, left } = spheres(eyes)
  const unusual: UnusualValue[] = []

  if (flips(right, left)) unusual.push('sign_flip')
  if (Math.abs(right - left) > USUAL_DIFFERENCE) unusual.push('eyes_differ')
  if (isUnusualSum(eyes)) unusual.push('pd_sum')
  return last ? [...unusual, ...unusualSince({ right, left }, spheres(valuesPerEye(last)))] : unusual
}

function unusualSince(now: Spheres, last: Spheres): UnusualValue[] {
  if (SIDES.some((side) => flips(now[side], last[side]))) return ['sign_flip_since']
  return SIDES.some((side) => Math.abs(now[side] - last[side]) > USUAL_CHANGE) ? ['changed_much'] : []
}

type Spheres = Record<Side, number>

function spheres(eyes: Record<Side, EyeValues>): Spheres {
  return { right: inMinusForm(eyes.right).sphere, left: inMinusForm(eyes.left).sphere }
}

/** Whether one is clearly minus and the other clearly plus. */
function flips(one: number, other: number): boolean {
  return one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) >= CLEAR_POWER
}
