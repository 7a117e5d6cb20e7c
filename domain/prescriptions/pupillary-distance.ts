import type { EyeValues, Side } from './per-eye.ts'

/** Sums of both distances that eyes commonly have, in millimeters. Others must be confirmed. */
export const USUAL_SUM = { from: 50, to: 75 }

/**
 * The distance of each pupil from the nose, in millimeters, where only the whole was measured.
 *
 * @param whole from pupil to pupil, in millimeters.
 */
export function halvesOf(whole: number): Record<Side, number> {
  return { right: whole / 2, left: whole / 2 }
}

/** Whether both distances were given and their sum is one that eyes seldom have. */
export function isUnusualSum({ right, left }: Record<Side, Pick<EyeValues, 'pupillaryDistance'>>): boolean {
  if (right.pupillaryDistance === 0 || left.pupillaryDistance === 0) return false
  const sum = right.pupillaryDistance + left.pupillaryDistance
  return sum < USUAL_SUM.from || sum > USUAL_SUM.to
}
