import type { FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart, Point2, Point3 } from './frame.ts'
import type { Layout } from './layout.ts'
import { lensOutline } from './outline.ts'
import { smoothPath } from './smooth-path.ts'
import { sweep } from './sweep.ts'

/** The left half of a front of wire and its bridge: rims, end pieces and the bridge between them. */
export function wireRim(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart {
  const thick = rimThickness(design)
  const all = grown(lensOutline(design), thick / 2)
  const isHalf = design.rim === 'half' && design.shape !== 'browline'
  const points = isHalf ? upperPart(all, -design.lensHeight * 0.12) : all
  const places = points.map(([x, y]) => curve.at(x + layout.lensCenter, y, 0))
  const up = points.map(([x, y]) => curve.normal(x + layout.lensCenter, y, [0, 0, 1]))
  const section = { halfWidth: thick / 2, halfHeight: layout.isWire ? layout.depth / 2 : 0.9, squareness: 2.5 }
  const mesh = sweep({ path: places, up, section: () => section, isClosed: !isHalf, around: 20, rounding: [0.5, 0.5] })
  return { name: 'rim-left', surface: 'wire', mesh }
}

/** One wire between the lenses; pilots carry a second, straight one above it. */
export function wireBridge(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const isPilot = design.shape === 'pilot' && design.rim === 'full'
  const low = isPilot ? design.lensHeight * 0.1 : layout.bridge
  const arched = bridgeBar(design, layout, curve, { y: low, arch: isPilot ? 1.6 : 3, forward: 1.3, half: 0.72 })
  if (!isPilot) return [{ name: 'bridge', surface: 'wire', mesh: arched }]
  const brow = { y: design.lensHeight * 0.36, arch: 0.5, forward: 0.7, half: 0.72 }
  return [
    { name: 'bridge', surface: 'wire', mesh: arched },
    { name: 'brow-bar', surface: 'wire', mesh: bridgeBar(design, layout, curve, brow) },
  ]
}

/** How far a lens reaches toward the nose or the temple at a height, measured from the bridge. Millimeters. */
export function lensEdge(design: FrameDesign, layout: Layout, y: number, side: 'nasal' | 'temporal'): number {
  const near = lensOutline(design).filter(([x, py]) => (side === 'nasal' ? x < 0 : x > 0) && Math.abs(py - y) < 1.2)
  const xs = near.map(([x]) => x + layout.lensCenter)
  return side === 'nasal' ? Math.min(...xs) : Math.max(...xs)
}

/** Thickness of a wire rim: also the thin one under the brow of a browline. */
export function rimThickness(design: FrameDesign): number {
  return Math.min(2.2, design.rimWidth > 2.4 ? 1.3 : design.rimWidth)
}

type Bar = { y: number; arch: number; forward: number; half: number }

function bridgeBar(design: FrameDesign, layout: Layout, curve: FaceCurve, bar: Bar): FramePart['mesh'] {
  const inside = design.rim === 'rimless' ? 3.2 : -rimThickness(design) * 0.3
  const edge = lensEdge(design, layout, bar.y, 'nasal') + inside
  const out = design.rim === 'rimless' ? 1.1 : 0
  const half: Point3[] = [
    curve.at(edge, bar.y, out),
    curve.at(edge * 0.82, bar.y + bar.arch * 0.35, out + bar.forward * 0.5),
    curve.at(edge * 0.45, bar.y + bar.arch * 0.9, out + bar.forward),
  ]
  const other = half.map(([x, y, z]): Point3 => [-x, y, z]).toReversed()
  const path = smoothPath([...half, curve.at(0, bar.y + bar.arch, out + bar.forward * 1.1), ...other], 8)
  const section = (t: number): { halfWidth: number; halfHeight: number } => {
    const flare = 1 + 0.5 * Math.abs(2 * t - 1) ** 6
    return { halfWidth: 0.85, halfHeight: bar.half * flare }
  }
  return sweep({ path, up: [0, 1, 0], section, rounding: [0.7, 0.7], around: 18 })
}

function grown(outline: readonly Point2[], by: number): Point2[] {
  return outline.map(([x, y], i) => {
    const [ax, ay] = outline[(i + outline.length - 1) % outline.length] ?? [x, y]
    const [bx, by2] = outline[(i + 1) % outline.length] ?? [x, y]
    const length = Math.hypot(bx - ax, by2 - ay) || 1
    return [x + ((by2 - ay) / length) * by, y - ((bx - ax) / length) * by]
  })
}

/** The points above a height, in order from the temple over the brow to the nose. */
function upperPart(points: readonly Point2[], height: number): Point2[] {
  const start = points.findIndex(([, y], i) => y >= height && (points.at(i - 1)?.[1] ?? 0) < height)
  const turned = [...points.slice(start), ...points.slice(0, start)]
  return turned.filter(([, y]) => y >= height)
}
