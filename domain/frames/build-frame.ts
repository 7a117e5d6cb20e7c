import { wireEndPiece } from './end-pieces.ts'
import { faceCurve, type FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart, Mesh } from './frame.ts'
import { sheetFront } from './front.ts'
import { hinge } from './hinges.ts'
import { frameLayout, type Layout } from './layout.ts'
import { lens, shield } from './lenses.ts'
import { nosePad } from './nose-pads.ts'
import { temple } from './temples.ts'
import { wireBridge, wireRim } from './wire-front.ts'

/** The same part for the other eye: left becomes right, every triangle turned so that it still faces outward. */
function mirrored(part: FramePart): FramePart {
  return { ...part, name: part.name.replace('-left', '-right'), mesh: flipped(part.mesh) }
}

function flipped(mesh: Mesh): Mesh {
  const flip = (value: number, i: number): number => (i % 3 === 0 ? -value : value)
  const indices = mesh.indices.slice()
  for (let i = 0; i < indices.length; i += 3) {
    indices[i + 1] = mesh.indices[i + 2] ?? 0
    indices[i + 2] = mesh.indices[i + 1] ?? 0
  }
  return { ...mesh, positions: mesh.positions.map(flip), normals: mesh.normals.map(flip), indices }
}

/**
 * The parts of a frame from its measures: named meshes in millimeters, the bridge at the origin, the viewer at +z.
 * `step` is the size of the smallest cell of the front (0.5 for pictures, about 0.9 for a 3D view).
 */
export function buildFrame(design: FrameDesign, { step = 0.5 }: { step?: number } = {}): FramePart[] {
  const layout = frameLayout(design)
  const curve = faceCurve(design)
  const left = leftHalf(design, layout, curve)
  return [...middle(design, layout, curve, step), ...left, ...left.map(mirrored)]
}

function middle(design: FrameDesign, layout: Layout, curve: FaceCurve, step: number): FramePart[] {
  const pane = design.isShield ? shield(design, layout, curve) : []
  if (layout.isWire) return [...wireBridge(design, layout, curve), ...pane]
  const front = sheetFront(design, layout, curve, step)
  return design.shape === 'browline' ? [front, ...wireBridge(design, layout, curve)] : [front, ...pane]
}

function leftHalf(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const isBrowline = design.shape === 'browline' && !layout.isWire
  const hasWireRim = design.rim !== 'rimless' && (layout.isWire || (isBrowline && design.rim === 'full'))
  const hasPadArms = layout.isWire || isBrowline || design.shape === 'wrap'
  return [
    ...(hasWireRim ? [wireRim(design, layout, curve)] : []),
    ...(layout.isWire ? [wireEndPiece(design, layout, curve)] : []),
    ...(design.isShield ? [] : lens(design, layout, curve)),
    ...(hasPadArms ? nosePad(design, layout, curve) : []),
    ...hinge(design, layout, curve),
    ...temple(design, layout, curve),
  ]
}
