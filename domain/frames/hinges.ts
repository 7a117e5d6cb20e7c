import { ellipsoid } from './ellipsoid.ts'
import { endOfWirePiece } from './end-pieces.ts'
import type { FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart, Mesh, Point3 } from './frame.ts'
import type { Layout } from './layout.ts'
import { sweep } from './sweep.ts'
import { barThickness } from './temples.ts'
import { lensEdge } from './wire-front.ts'

/** The left hinge and what holds the parts together: barrels, plates, rivets, screws. */
export function hinge(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  if (design.shape === 'wrap') return []
  if (layout.isWire)
    return [...wireHinge(layout, curve), ...(design.rim === 'rimless' ? drills(design, layout, curve) : [])]
  return sheetHinge(design, layout, curve)
}

/** A barrel of three knuckles inside the corner, a plate on the front, and two rivets that show on the face. */
function sheetHinge(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const inner = layout.halfWidth - 2 * barThickness(design) - 1.1
  const [x, y, z] = curve.at(inner, layout.hinge, -layout.depth / 2)
  const plate = bar([x - 3.6, y, z + 0.9], [x + 0.4, y, z - 0.4], 2.1, 0.45)
  const leaf = bar([x + 0.7, y, z - 0.9], [x + 0.7, y, z - 9], 1.9, 0.5)
  const rivets = [-1.5, 1.5].map((dy): FramePart => {
    const at = curve.at(layout.halfWidth - 4.4, layout.hinge + dy, layout.depth / 2 - 0.02)
    return {
      name: 'rivet-left',
      surface: 'metal',
      mesh: ellipsoid(
        at,
        [
          [0.62, 0, 0],
          [0, 0.62, 0],
          [0, 0, 0.14],
        ],
        10,
      ),
    }
  })
  return [
    ...barrel([x - 0.2, y, z - 1.3], 1.25),
    { name: 'hinge-plate-left', surface: 'metal', mesh: plate },
    { name: 'hinge-leaf-left', surface: 'metal', mesh: leaf },
    ...rivets,
  ]
}

function wireHinge(layout: Layout, curve: FaceCurve): FramePart[] {
  const [x, y, z] = endOfWirePiece(layout, curve)
  return barrel([x - 0.95, y, z - 0.2], 0.85)
}

/** The screws through a drilled lens, two at each side of it. */
function drills(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const places: [number, number][] = [
    [lensEdge(design, layout, layout.hinge, 'temporal') - 3, layout.hinge],
    [lensEdge(design, layout, layout.bridge, 'nasal') + 2.8, layout.bridge],
  ]
  return places.flatMap(([x, y]) =>
    [1.5, -2.6].map((out): FramePart => {
      const axes: [Point3, Point3, Point3] = [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 0.6],
      ]
      return { name: 'screw-left', surface: 'metal', mesh: ellipsoid(curve.at(x, y, out), axes, 10) }
    }),
  )
}

function barrel([x, y, z]: Point3, radius: number): FramePart[] {
  return [-1.75, 0, 1.75].map((dy) => {
    const section = { halfWidth: radius, halfHeight: radius, squareness: 2 }
    const path: Point3[] = [
      [x, y + dy - 0.8, z],
      [x, y + dy, z],
      [x, y + dy + 0.8, z],
    ]
    return {
      name: 'hinge-left',
      surface: 'metal',
      mesh: sweep({ path, up: [0, 0, 1], section: () => section, rounding: [0.2, 0.2], around: 18 }),
    }
  })
}

function bar(from: Point3, to: Point3, halfHeight: number, halfWidth: number): Mesh {
  const middle: Point3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
  const section = { halfWidth, halfHeight, squareness: 6 }
  return sweep({ path: [from, middle, to], up: [0, 1, 0], section: () => section, rounding: [0.2, 0.2], around: 24 })
}
