import { endOfWirePiece } from './end-pieces.ts'
import type { FaceCurve } from './face-curve.ts'
import type { FrameDesign, FramePart } from './frame.ts'
import type { Layout } from './layout.ts'
import { sweep, type Section } from './sweep.ts'
import { templePath } from './temple-path.ts'
import { smoothstep } from './vectors.ts'

/** The length of the sleeve at the end of a slim temple, millimeters. */
const SLEEVE = 66

/** The left temple of a frame: one bar of acetate, or slim metal with a sleeve over the ear. */
export function temple(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  if (design.shape === 'wrap') return sportTemple(design, layout, curve)
  return layout.isWire ? slimTemple(design, layout, curve) : barTemple(design, layout, curve)
}

/** Half the thickness of a bar temple at its hinge. */
export function barThickness(design: FrameDesign): number {
  return 1.55 + design.rimWidth * 0.08
}

function barTemple(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const half = barThickness(design)
  const tall = Math.min(5.1, design.lensHeight * 0.112)
  const from = curve.at(layout.halfWidth - half - 0.1, layout.hinge, -layout.depth / 2)
  const section = (t: number): Section => ({
    halfWidth: half * (1 - 0.14 * smoothstep(0.05, 0.5, t) + 0.12 * smoothstep(0.7, 0.92, t)),
    halfHeight: tall * (1 - 0.38 * smoothstep(0.03, 0.5, t) + 0.26 * smoothstep(0.62, 0.9, t)),
    squareness: 4.2,
  })
  const path = templePath(design, [from[0], from[1], from[2] - 0.25])
  return [
    {
      name: 'temple-left',
      surface: 'temple',
      mesh: sweep({ path, up: [0, 1, 0], section, rounding: [0.45, 6], around: 36 }),
    },
  ]
}

function slimTemple(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const end = endOfWirePiece(layout, curve)
  const path = templePath(design, [end[0], end[1], end[2] - 0.35])
  const sleeveFrom = Math.round(path.length * (1 - SLEEVE / design.templeLength))
  const core = (t: number): Section => ({
    halfWidth: 0.62,
    halfHeight: 1.75 - 0.75 * smoothstep(0, 0.6, t),
    squareness: 3.4,
  })
  const sleeve = (t: number): Section => ({
    halfWidth: 1.05 + 0.55 * smoothstep(0, 0.7, t),
    halfHeight: 1.45 + 1.5 * smoothstep(0.05, 0.9, t),
    squareness: 2.7,
  })
  return [
    {
      name: 'temple-left',
      surface: 'wire',
      mesh: sweep({
        path: path.slice(0, sleeveFrom + 4),
        up: [0, 1, 0],
        section: core,
        rounding: [0.2, 0.2],
        around: 20,
      }),
    },
    {
      name: 'tip-left',
      surface: 'tip',
      mesh: sweep({ path: path.slice(sleeveFrom), up: [0, 1, 0], section: sleeve, rounding: [0.6, 5], around: 28 }),
    },
  ]
}

/** Molded: tall beside the eye, slim over the ear, the last third sleeved in rubber. */
function sportTemple(design: FrameDesign, layout: Layout, curve: FaceCurve): FramePart[] {
  const from = curve.at(layout.halfWidth - 2.4, layout.hinge + 0.2, -0.4)
  const path = templePath(design, from)
  const grip = Math.round(path.length * 0.6)
  const tall = Math.min(6.4, design.lensHeight * 0.14)
  const at = (t: number, extra: number): Section => ({
    halfWidth: 1.75 + extra - 0.35 * smoothstep(0.1, 0.6, t),
    halfHeight: tall * (1 - 0.52 * smoothstep(0.04, 0.62, t)) + extra,
    squareness: 3.2,
  })
  return [
    {
      name: 'temple-left',
      surface: 'temple',
      mesh: sweep({
        path: path.slice(0, grip + 3),
        up: [0, 1, 0],
        section: (t) => at(t * 0.62, 0),
        rounding: [1, 0.5],
        around: 32,
      }),
    },
    {
      name: 'tip-left',
      surface: 'rubber',
      mesh: sweep({
        path: path.slice(grip),
        up: [0, 1, 0],
        section: (t) => at(0.6 + t * 0.4, 0.35),
        rounding: [0.5, 5],
        around: 32,
      }),
    },
  ]
}
