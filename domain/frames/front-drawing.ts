import { contours } from './contour.ts'
import type { Field2 } from './distance.ts'
import { endOfWirePiece } from './end-pieces.ts'
import { faceCurve } from './face-curve.ts'
import type { FrameDesign, Point2 } from './frame.ts'
import { frontOutline, paneOutline } from './front-outline.ts'
import { frameLayout, type Layout } from './layout.ts'
import { lensOutline } from './outline.ts'
import { svgPath } from './svg-path.ts'
import { templePath } from './temple-path.ts'
import { lensEdge, rimThickness } from './wire-front.ts'

/** A line between two points of a drawing: x1, y1, x2, y2 in millimeters, y downward. */
export type MeasureLine = [number, number, number, number]

/** A frame as line art in millimeters: SVG path data and the lines along which it is measured. */
export type FrameDrawing<Measures extends string> = {
  viewBox: string
  paths: Record<string, string>
  measures: Record<Measures, MeasureLine>
}

/** The front as seen by a person facing the wearer, with lens width, bridge, lens height and total width. */
export function frontDrawing(design: FrameDesign): FrameDrawing<'lensWidth' | 'bridge' | 'lensHeight' | 'totalWidth'> {
  const layout = frameLayout(design)
  const { lensCenter, halfWidth } = layout
  const [halfLens, halfHeight] = [design.lensWidth / 2, design.lensHeight / 2]
  const margin = 4
  const [width, height] = [2 * (halfWidth + margin), design.lensHeight + 2 * (design.rimWidth + 10)]
  return {
    viewBox: [-width / 2, -height / 2, width, height].map(rounded).join(' '),
    paths: design.shape === 'browline' || layout.isWire ? wirePaths(design, layout) : sheetPaths(design, layout),
    measures: {
      lensWidth: [lensCenter - halfLens, 0, lensCenter + halfLens, 0],
      bridge: [-design.bridge / 2, 0, design.bridge / 2, 0],
      lensHeight: [-lensCenter, -halfHeight, -lensCenter, halfHeight],
      totalWidth: [-halfWidth, height / 2 - 3, halfWidth, height / 2 - 3],
    },
  }
}

/** The frame from the wearer's left side: the temple along its bend, with its length. */
export function sideDrawing(design: FrameDesign): FrameDrawing<'templeLength'> {
  const layout = frameLayout(design)
  const start = endOfWirePiece(layout, faceCurve(design))
  const middle = templePath(design, [start[0], layout.hinge, 0]).map(([, y, z]): Point2 => [-z, y])
  const half = (share: number): number => (layout.isWire ? (share > 0.55 ? 2.2 : 1.2) : 4.2 - 1.2 * Math.sin(share * 3))
  const offset = (side: number): Point2[] => middle.map(([x, y], i) => [x, y + side * half(i / middle.length)])
  const end = middle.at(-1) ?? [design.templeLength, 0]
  const front: Point2[] = [
    [-4, design.lensHeight / 2 + design.rimWidth],
    [0, design.lensHeight / 2 + design.rimWidth],
    [0, -design.lensHeight / 2 - design.rimWidth],
    [-4, -design.lensHeight / 2 - design.rimWidth],
  ]
  const [low, high] = [Math.min(end[1] - 6, -design.lensHeight / 2 - 8), design.lensHeight / 2 + 8]
  const line = high - 2
  return {
    viewBox: [-8, -high, end[0] + 16, high - low].map(rounded).join(' '),
    paths: { front: svgPath(front), temple: svgPath([...offset(1), ...offset(-1).toReversed()]) },
    measures: { templeLength: [0, -line, rounded(end[0]), -line] },
  }
}

function sheetPaths(design: FrameDesign, layout: Layout): Record<string, string> {
  const outline = frontOutline(design, layout)
  return { front: traced(outline.body, design, layout), lenses: traced(outline.panes, design, layout) }
}

function wirePaths(design: FrameDesign, layout: Layout): Record<string, string> {
  const panes = paneOutline(design, layout)
  const thick = rimThickness(design)
  const [nasal, temporal] = [
    lensEdge(design, layout, layout.bridge, 'nasal'),
    lensEdge(design, layout, layout.hinge, 'temporal'),
  ]
  const bridge: Point2[] = [-1, -0.5, 0, 0.5, 1].map((t) => [t * nasal, layout.bridge + 3 * (1 - t * t)])
  const end = (side: number): Point2[] => [
    [side * temporal, layout.hinge],
    [side * layout.halfWidth, layout.hinge],
  ]
  const brow = design.shape === 'browline' && !layout.isWire ? frontOutline(design, layout).body : null
  return {
    ...(design.rim === 'rimless'
      ? {}
      : { rims: traced((x, y) => Math.abs(panes(x, y) - thick / 2) - thick / 2, design, layout) }),
    ...(brow ? { front: traced(brow, design, layout) } : {}),
    lenses: [1, -1]
      .map((side) => svgPath(lensOutline(design).map(([x, y]) => [side * (x + layout.lensCenter), y])))
      .join(''),
    bridge: svgPath(bridge, { isClosed: false }),
    ...(layout.isWire
      ? { 'end-pieces': svgPath(end(1), { isClosed: false }) + svgPath(end(-1), { isClosed: false }) }
      : {}),
  }
}

function traced(field: Field2, design: FrameDesign, layout: Layout): string {
  const reach = design.lensHeight / 2 + design.rimWidth * 1.6 + 4
  const found = contours(field, { halfWidth: layout.halfWidth + 2.13, bottom: -reach, top: reach, step: 0.5 })
  return found.map((loop) => svgPath(loop)).join('')
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
