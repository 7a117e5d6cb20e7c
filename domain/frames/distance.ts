import type { Point2 } from './frame.ts'

/** A function that gives a signed distance in millimeters: negative inside, positive outside. */
export type Field2 = (x: number, y: number) => number

/** The signed distance to a closed outline. */
export function distanceToOutline(outline: readonly Point2[]): Field2 {
  const flat = Float64Array.from(outline.flat())
  const length = flat.length
  return (x, y) => {
    let nearest = Infinity
    let isInside = false
    for (let i = 0, j = length - 2; i < length; j = i, i += 2) {
      const ax = flat[j] as number
      const ay = flat[j + 1] as number
      const bx = (flat[i] as number) - ax
      const by = (flat[i + 1] as number) - ay
      const px = x - ax
      const py = y - ay
      const t = Math.min(1, Math.max(0, (px * bx + py * by) / (bx * bx + by * by || 1)))
      const dx = px - bx * t
      const dy = py - by * t
      nearest = Math.min(nearest, dx * dx + dy * dy)
      if (py >= 0 !== py - by >= 0 && px < (bx * py) / by) isInside = !isInside
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
  }
}

/** Two shapes as one, their meeting filled with a soft fillet of about `softness` millimeters. */
export function joined(a: number, b: number, softness: number): number {
  const h = Math.max(softness - Math.abs(a - b), 0) / softness
  return Math.min(a, b) - (h * h * softness) / 4
}

/** What of `a` lies outside `b`, the new edge softened. */
export function without(a: number, b: number, softness: number): number {
  return -joined(-a, b, softness)
}

/** A thick line from `a` to `b`, half as thick as `from` at its start and `to` at its end. */
export function taperedBar(a: Point2, b: Point2, from: number, to: number): Field2 {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const squared = dx * dx + dy * dy || 1
  return (x, y) => {
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / squared))
    return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t) - (from + (to - from) * t)
  }
}

/** A box about a center, its corners rounded. */
export function roundedBox(center: Point2, halfWidth: number, halfHeight: number, radius: number): Field2 {
  return (x, y) => {
    const qx = Math.abs(x - center[0]) - halfWidth + radius
    const qy = Math.abs(y - center[1]) - halfHeight + radius
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - radius
  }
}
