import type { Point3 } from './frame.ts'

/** The sum of a point and a multiple of a direction. */
export function moved(p: Point3, d: Point3, by: number): Point3 {
  return [p[0] + d[0] * by, p[1] + d[1] * by, p[2] + d[2] * by]
}

/** The cross product. */
export function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The direction alone, of length one. */
export function unit(p: Point3): Point3 {
  const length = Math.hypot(p[0], p[1], p[2]) || 1
  return [p[0] / length, p[1] / length, p[2] / length]
}

/** The difference `a − b`. */
export function minus(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

/** A value between 0 and 1 that rises smoothly while `x` goes from `from` to `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
