import type { Field2 } from './distance.ts'
import type { FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart, Mesh, Point2, Point3 } from './frame.ts'
import { paneOutline } from './front-outline.ts'
import type { Layout } from './layout.ts'
import { lensOutline } from './outline.ts'
import { meshOfRings, withSmoothNormals } from './rings.ts'

/** How far the middle of a lens stands in front of its edge beyond the curve of the face, millimeters. */
const BULGE = 0.9
const THICKNESS = 2
const RINGS = 16

/** The left lens with its visible edge if no rim hides it. */
export function lens(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const hidden = design.rim === 'full' ? 0.5 : 0
  const outline = lensOutline({
    ...design,
    lensWidth: design.lensWidth + 2 * hidden,
    lensHeight: design.lensHeight + 2 * hidden,
  })
  const surface: FramePart = { name: 'lens-left', surface: 'lens', mesh: disc(outline, layout, curve) }
  if (hidden) return [surface]
  return [surface, { name: 'lens-edge-left', surface: 'lens-edge', mesh: edge(outline, layout.lensCenter, curve) }]
}

/** The one pane of a shield, from temple to temple. */
export function shield(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const pane = paneOutline(design, layout)
  const reach = layout.lensCenter + design.lensWidth / 2 - 0.05
  const [columns, rows] = [140, 20]
  const spans = Array.from({ length: columns + 1 }, (_, i): [x: number, low: number, high: number] => {
    const x = reach * Math.sin((i / columns - 0.5) * Math.PI)
    return [x, ...heightsAt(pane, x, design.lensHeight)]
  })
  const rings = spans.map(([x, low, high]) =>
    Array.from({ length: rows + 1 }, (_, j) => curve.at(x, low + ((high - low) * j) / rows, 0)),
  )
  const surface: FramePart = { name: 'lens-shield', surface: 'lens', mesh: patch(rings) }
  if (design.rim === 'full') return [surface]
  const border: Point2[] = [
    ...spans.map(([x, low]): Point2 => [x, low]),
    ...spans.toReversed().map(([x, , high]): Point2 => [x, high]),
  ]
  return [surface, { name: 'lens-edge-shield', surface: 'lens-edge', mesh: edge(border, 0, curve) }]
}

function disc(outline: readonly Point2[], layout: Layout, curve: FaceCurve): Mesh {
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const count = outline.length
  for (let r = 0; r <= RINGS; r++)
    for (const [x, y] of outline) {
      const share = Math.max(r / RINGS, 1e-3)
      positions.push(...curve.at(layout.lensCenter + x * share, y * share, BULGE * (1 - share * share)))
      uvs.push(0.5 + x * share * 0.01, 0.5 + y * share * 0.01)
    }
  for (let r = 0; r < RINGS; r++)
    for (let i = 0; i < count; i++) {
      const [a, b] = [r * count + i, r * count + ((i + 1) % count)]
      indices.push(a, a + count, b, b, a + count, b + count)
    }
  return withSmoothNormals(positions, uvs, indices)
}

/** The ground edge of a rimless lens, its corners broken. */
function edge(outline: readonly Point2[], center: number, curve: FaceCurve): Mesh {
  const profile: [inset: number, out: number][] = [
    [0.3, 0.06],
    [0.06, -0.16],
    [0, -0.35],
    [0, -THICKNESS + 0.35],
    [0.06, -THICKNESS + 0.16],
    [0.3, -THICKNESS],
  ]
  const rings = profile.map(([inset, out]) =>
    outline.map(([x, y]): Point3 => {
      const share = 1 - inset / Math.hypot(x, y)
      return curve.at(center + x * share, y * share, out)
    }),
  )
  return meshOfRings(rings.toReversed(), { isClosed: false, hasCaps: false })
}

/** Lowest and highest point of the pane in one column, found by halving from its middle. */
function heightsAt(pane: Field2, x: number, height: number): [number, number] {
  const middle = Array.from({ length: 41 }, (_, i) => (i / 40 - 0.5) * height).reduce((a, b) =>
    pane(x, b) < pane(x, a) ? b : a,
  )
  const found = (toward: number): number => {
    let [inside, outside] = [middle, toward]
    for (let i = 0; i < 24; i++) {
      const half = (inside + outside) / 2
      if (pane(x, half) < 0) inside = half
      else outside = half
    }
    return inside
  }
  return [found(-height), found(height)]
}

function patch(rings: readonly Point3[][]): Mesh {
  const rows = rings[0]?.length ?? 0
  const indices: number[] = []
  for (let i = 0; i < rings.length - 1; i++)
    for (let j = 0; j < rows - 1; j++) {
      const a = i * rows + j
      indices.push(a, a + rows, a + 1, a + 1, a + rows, a + rows + 1)
    }
  const points = rings.flat()
  return withSmoothNormals(
    points.flat(),
    points.flatMap(([x, y]) => [0.5 + x * 0.005, 0.5 + y * 0.01]),
    indices,
  )
}
