import type { Point3 } from './frame.ts'

/** A path that bends softly through the given points (Catmull-Rom), `perSpan` points between two of them. */
export function smoothPath(points: readonly Point3[], perSpan = 8): Point3[] {
  const path: Point3[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i]
    const c = points[i + 1]
    if (!b || !c) continue
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    for (let s = 0; s < perSpan; s++) path.push(between(a, b, c, d, s / perSpan))
  }
  return [...path, ...points.slice(-1)]
}

function between(a: Point3, b: Point3, c: Point3, d: Point3, t: number): Point3 {
  const on = (i: 0 | 1 | 2): number =>
    b[i] + 0.5 * t * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])))
  return [on(0), on(1), on(2)]
}
