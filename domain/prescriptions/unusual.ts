import type { LensUse } from '#contracts/cart.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { type EyeValues, type Side, SIDES, valuesPerEye } from './per-eye.ts'
import { isUnusualSum } from './pupillary-distance.ts'
import { inMinusForm } from './transpose.ts'

/** What makes a prescription rare enough to look at it twice. */
export type UnusualValue =
  | 'sign_flip'
  | 'eyes_differ'
  | 'cylinders_differ'
  | 'additions_differ'
  | 'no_addition'
  | 'pd_sum'
  | 'pd_differ'
  | 'prism'
  | 'sign_flip_since'
  | 'changed_much'

/** More than this between the spheres, or the cylinders, of two eyes is seldom, in diopters. */
const USUAL_DIFFERENCE = 2

/** More than this between two exams of one eye is seldom, in diopters. */
const USUAL_CHANGE = 2

/** More than this between the distances of two pupils from the nose is seldom, in millimeters. */
const USUAL_PUPIL_DIFFERENCE = 4

/** Words by which a note names a prism, in the three languages and as papers abbreviate it. */
const PRISM = /pri[sz]m|\bpdpt\b|\bbase (in|out|up|down)\b|[Δ△]/iu

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
 * @param use what single-vision lenses are ordered for, if they are.
 */
export function unusualValues(
  prescription: GlassesPrescription,
  last?: GlassesPrescription | null,
  use?: LensUse,
): UnusualValue[] {
  const eyes = valuesPerEye(prescription)
  const { right, left } = spheres(eyes)
  const additions = SIDES.map((side) => eyes[side].addition)
  const unusual: UnusualValue[] = []

  if (isClear(right, left) && flips(right, left)) unusual.push('sign_flip')
  if (Math.abs(right - left) > USUAL_DIFFERENCE) unusual.push('eyes_differ')
  if (Math.abs(inMinusForm(eyes.right).cylinder - inMinusForm(eyes.left).cylinder) > USUAL_DIFFERENCE)
    unusual.push('cylinders_differ')
  if (eyes.right.addition !== eyes.left.addition) unusual.push('additions_differ')
  if (use && use !== 'far' && additions.every((addition) => addition === 0)) unusual.push('no_addition')
  if (isUnusualSum(eyes)) unusual.push('pd_sum')
  if (pupilsDiffer(eyes)) unusual.push('pd_differ')
  if (PRISM.test(prescription.note ?? '')) unusual.push('prism')
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

function flips(one: number, other: number): boolean {
  return one * other < 0
}

function isClear(one: number, other: number): boolean {
  return Math.min(Math.abs(one), Math.abs(other)) >= CLEAR_POWER
}

function pupilsDiffer({ right, left }: Record<Side, EyeValues>): boolean {
  const [one, other] = [right.pupillaryDistance, left.pupillaryDistance]
  return one !== 0 && other !== 0 && Math.abs(one - other) > USUAL_PUPIL_DIFFERENCE
}
