import { buildFrame } from './build-frame.ts'
import type { FrameDesign, FramePart } from './frame.ts'

/** How fine the meshes of a frame and of what throws its shadow are, by their smallest cell in millimeters. */
export type Fineness = { step: number; shade: number }

/** A frame with the coarser one that throws its shadow, and how it rests on a table: turned forward (radians) and lifted (millimeters). */
export type StandingFrame = { parts: FramePart[]; shade: FramePart[]; tilt: number; lift: number }

/** Builds a frame and finds how it rests on a table: on the rims and the tips of the temples. */
export function standingFrame(design: FrameDesign, { step, shade }: Fineness): StandingFrame {
  const parts = buildFrame(design, { step })
  return { parts, shade: buildFrame(design, { step: shade }), ...resting(parts.flatMap(lowPoints)) }
}

function lowPoints({ mesh, name }: FramePart): [y: number, z: number][] {
  if (name.startsWith('pad') || name === 'lens-right') return []
  const points: [number, number][] = []
  for (let i = 0; i < mesh.positions.length; i += 12)
    points.push([mesh.positions[i + 1] ?? 0, mesh.positions[i + 2] ?? 0])
  return points.filter(([y, z]) => y < 0 || z < -80)
}

/** Turns about the axis of the hinges until the lowest point in front and the lowest behind touch the same floor. */
function resting(points: [y: number, z: number][]): { tilt: number; lift: number } {
  const low = (tilt: number, isFront: boolean): number =>
    points.reduce(
      (least, [y, z]) => (isFront === z > -50 ? Math.min(least, y * Math.cos(tilt) - z * Math.sin(tilt)) : least),
      Infinity,
    )
  let [from, to] = [-0.6, 0.6]
  for (let i = 0; i < 30; i++) {
    const middle = (from + to) / 2
    if (low(middle, true) < low(middle, false)) to = middle
    else from = middle
  }
  return { tilt: from, lift: -Math.min(low(from, true), low(from, false)) }
}
