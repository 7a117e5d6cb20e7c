import { ellipsoid } from './ellipsoid.ts'
import type { FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart, Point3 } from './frame.ts'
import type { Layout } from './layout.ts'
import { smoothPath } from './smooth-path.ts'
import { sweep } from './sweep.ts'
import { cross, moved, unit } from './vectors.ts'
import { lensEdge } from './wire-front.ts'

/** The left nose pad of a frame without acetate pads: silicone, on a bent arm, or rubber straight on a shield. */
export function nosePad(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const y = -design.lensHeight * 0.12
  const edge = lensEdge(design, layout, y, 'nasal')
  const isSport = design.shape === 'wrap'
  const center = curve.at(edge - (isSport ? 1.2 : 2.4), y - 3.2, isSport ? -3.4 : -6.2)
  const toNose = unit([-0.8, 0.12, -0.58])
  const down = unit([0.28, -1, -0.1])
  const across = unit(cross(toNose, down))
  const size: Point3 = isSport ? [1.5, 8, 3] : [1.05, 6.1, 3.3]
  const axes: [Point3, Point3, Point3] = [scaled(toNose, size[0]), scaled(across, size[2]), scaled(down, size[1])]
  const pad: FramePart = { name: 'pad-left', surface: isSport ? 'rubber' : 'pad', mesh: ellipsoid(center, axes, 20) }
  if (isSport) return [pad]
  const back = moved(center, toNose, -1)
  const path = smoothPath([
    curve.at(edge - 0.3, y + 1.5, -0.5),
    curve.at(edge + 0.6, y + 1.4, -3.2),
    moved(moved(back, toNose, -1.6), down, -2.6),
    moved(moved(back, toNose, -1.2), down, -0.6),
    back,
  ])
  const section = { halfWidth: 0.42, halfHeight: 0.42, squareness: 2 }
  const arm: FramePart = {
    name: 'pad-arm-left',
    surface: 'metal',
    mesh: sweep({ path, up: [0, 1, 0], section: () => section, around: 12 }),
  }
  return [pad, arm]
}

function scaled(d: Point3, by: number): Point3 {
  return [d[0] * by, d[1] * by, d[2] * by]
}
