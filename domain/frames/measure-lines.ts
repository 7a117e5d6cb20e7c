import type { FrameSpecification } from '#contracts/catalog.ts'
import { endOfWirePiece } from './end-pieces.ts'
import { faceCurve } from './face-curve.ts'
import type { FrameDesign, Point3 } from './frame.ts'
import { frameLayout } from './layout.ts'
import { templePath } from './temple-path.ts'
import { moved } from './vectors.ts'

/** A measure of a frame as a line along which it is taken, in the space of the frame, and its length in millimeters. */
export type MeasureLine3 = { measure: keyof FrameSpecification; points: Point3[]; mm: number }

/** How far in front of the frame, or beside it, a line is drawn so that it stands free. Millimeters. */
const FREE = 5

/** The five measures of a frame as lines on its model, in the order of the table on its page. */
export function measureLines(design: FrameDesign): MeasureLine3[] {
  const { lensCenter, halfWidth, hinge } = frameLayout(design)
  const { at } = faceCurve(design)
  const [halfLens, halfHeight] = [design.lensWidth / 2, design.lensHeight / 2]
  const below = -halfHeight - design.rimWidth - FREE
  const across = (from: number, to: number, y: number): Point3[] =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => at(from + (to - from) * share, y, FREE))
  const hingeAt = endOfWirePiece({ ...frameLayout(design), hinge }, faceCurve(design))
  return [
    { measure: 'totalWidth', mm: design.totalWidth, points: across(-halfWidth, halfWidth, below) },
    { measure: 'lensWidth', mm: design.lensWidth, points: across(lensCenter - halfLens, lensCenter + halfLens, 0) },
    {
      measure: 'lensHeight',
      mm: design.lensHeight,
      points: [-halfHeight, 0, halfHeight].map((y) => at(-lensCenter, y, FREE)),
    },
    { measure: 'noseBridge', mm: design.bridge, points: across(-design.bridge / 2, design.bridge / 2, 0) },
    {
      measure: 'templeLength',
      mm: design.templeLength,
      points: templePath(design, hingeAt).map((point) => moved(point, [0, 1, 0], FREE + 3)),
    },
  ]
}
