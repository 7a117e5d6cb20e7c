import type { FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart, Point3 } from './frame.ts'
import type { Layout } from './layout.ts'
import { smoothPath } from './smooth-path.ts'
import { sweep } from './sweep.ts'
import { lensEdge } from './wire-front.ts'

/** Where a wire end piece hands over to the temple. */
export function endOfWirePiece(layout: Layout, curve: FaceCurve): Point3 {
  const [, y, z] = curve.at(layout.halfWidth - 2.4, layout.hinge, 0)
  return [layout.halfWidth - 0.75, y, z - 6.5]
}

/** The bent piece of metal between the left rim, or the drilled lens, and the hinge. */
export function wireEndPiece(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart {
  const isDrilled = design.rim === 'rimless'
  const edge = lensEdge(design, layout, layout.hinge, 'temporal')
  const out = isDrilled ? 1.1 : 0
  const [x, y, z] = endOfWirePiece(layout, curve)
  const path = smoothPath([
    curve.at(edge + (isDrilled ? -3.6 : design.rimWidth * 0.3), layout.hinge, out),
    curve.at(Math.max(edge + 0.8, layout.halfWidth - 1.7), layout.hinge, out * 0.8),
    [x - 0.1, y, z + 4.6],
    [x, y, z],
  ])
  const section = (t: number): { halfWidth: number; halfHeight: number } => ({
    halfWidth: 0.7,
    halfHeight: 1.05 + 0.4 * Math.sin(Math.PI * Math.min(1, t * 1.4)),
  })
  return {
    name: 'end-piece-left',
    surface: 'wire',
    mesh: sweep({ path, up: [0, 1, 0], section, rounding: [0.5, 0.2] }),
  }
}
