import type { Field2 } from './distance.ts'
import type { FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart, Point3 } from './frame.ts'
import { frontOutline } from './front-outline.ts'
import type { Field3 } from './isosurface.ts'
import type { Layout } from './layout.ts'
import { cutFromSheet } from './solid.ts'

/** A front cut from a sheet of acetate or molded: rims, bridge, end pieces and nose pads as one body. */
export function sheetFront(design: FrameDesign, layout: Layout, curve: FaceCurve, step: number): FramePart {
  const outline: Field2 = frontOutline(design, layout).body
  const hasPads = design.shape !== 'browline' && design.shape !== 'wrap'
  const reach = design.lensHeight / 2 + design.rimWidth * 1.6 + 3
  const mesh = cutFromSheet(
    {
      outline,
      depth: layout.depth,
      rounding: Math.min(1.35, layout.depth * 0.34, design.rimWidth * 0.36),
      halfWidth: layout.halfWidth,
      top: reach,
      bottom: -reach,
      step,
      ...(hasPads ? { fused: pads(design, layout), behind: 4.4 } : {}),
    },
    curve,
  )
  return { name: 'front', surface: 'front', mesh }
}

/** Nose pads as the maker glues them: two drops behind the nasal rims, turned toward the nose. */
function pads(design: FrameDesign, layout: Layout): Field3 {
  const [cx, cy, cz] = [design.bridge / 2 - design.rimWidth * 0.42, -design.lensHeight * 0.14, -layout.depth / 2 - 0.9]
  const radii: Point3 = [1.9, 5.6, 2.7]
  return (x, y, z) => {
    const [dx, dy] = [Math.abs(x) - cx, y - cy]
    const splayed: Point3 = [dx * 0.965 + dy * 0.26, dy * 0.965 - dx * 0.26, z - cz]
    return distanceToEllipsoid(splayed, radii)
  }
}

function distanceToEllipsoid(p: Point3, r: Point3): number {
  const near = Math.hypot(p[0] / r[0], p[1] / r[1], p[2] / r[2])
  const slope = Math.hypot(p[0] / r[0] ** 2, p[1] / r[1] ** 2, p[2] / r[2] ** 2)
  return slope < 1e-9 ? -Math.min(...r) : (near * (near - 1)) / slope
}
