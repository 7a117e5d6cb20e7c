import type { FrameDesign, Point3 } from './frame.ts'
import { cross, unit } from './vectors.ts'

/** How much the front leans: the cheek lies behind the brow (pantoscopic tilt of about five degrees). */
const LEAN = 0.085

/** Bends the plane of the front around the face. */
export type FaceCurve = {
  /** The place of a point of the plane, `out` millimeters in front of the surface. */
  at: (x: number, y: number, out: number) => Point3
  /** The direction of a direction of the plane, as a surface normal bends. */
  normal: (x: number, y: number, flat: Point3) => Point3
}

/** The curve around the face for a design: sport glasses wrap, others bow by about eight millimeters. */
export function faceCurve(design: Pick<FrameDesign, 'shape' | 'isShield'>): FaceCurve {
  const radius = design.shape === 'wrap' ? (design.isShield ? 84 : 96) : 290
  const slopes = (x: number, y: number): [number, number] => [-x / radius, LEAN - y / 420]
  const outward = (x: number, y: number): Point3 => {
    const [a, b] = slopes(x, y)
    return unit([-a, -b, 1])
  }
  return {
    at(x, y, out) {
      const n = outward(x, y)
      const z = -(x * x) / (2 * radius) + LEAN * y - (y * y) / 840
      return [x + n[0] * out, y + n[1] * out, z + n[2] * out]
    },
    normal(x, y, flat) {
      const [a, b] = slopes(x, y)
      const n = outward(x, y)
      const across = cross([0, 1, b], n)
      const upward = cross(n, [1, 0, a])
      const through = cross([1, 0, a], [0, 1, b])
      const bent = [0, 1, 2].map(
        (i) => (across[i] ?? 0) * flat[0] + (upward[i] ?? 0) * flat[1] + (through[i] ?? 0) * flat[2],
      )
      return unit([bent[0] ?? 0, bent[1] ?? 0, bent[2] ?? 1])
    },
  }
}
