import type { EyeValues } from './per-eye.ts'

/**
 * The same lens in the other notation: the cylinder joins the sphere and turns its sign, the axis
 * turns by 90°. `+3,00 +1,00 × 90` and `+4,00 −1,00 × 180` are one piece of glass.
 *
 * An axis of 0 was not given, and stays so.
 */
export function transpose(eye: EyeValues): EyeValues {
  if (eye.cylinder === 0) return eye
  return { ...eye, sphere: eye.sphere + eye.cylinder, cylinder: -eye.cylinder, axis: turned(eye.axis) }
}

/** The lens with its cylinder in minus, the form in which our limits are given and our opticians read. */
export function inMinusForm(eye: EyeValues): EyeValues {
  return eye.cylinder > 0 ? transpose(eye) : eye
}

function turned(axis: number): number {
  if (axis === 0) return 0
  return axis > 90 ? axis - 90 : axis + 90
}
