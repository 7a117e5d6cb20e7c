import type { LensFacts } from '#contracts/ground-lenses.ts'
import type { LensFigures, OpticsMark } from '#contracts/order-handling.ts'
import { type Side, SIDES } from '#domain/prescriptions/per-eye.ts'
import type { LensFrame } from './lens-place.ts'
import { prismBeside, vertexCompensated } from './lens-power.ts'
import { type GroundEye, pairOfLenses, type PairOfLenses } from './pair-of-lenses.ts'

/** From where on each is unusual: millimeters, prism diopters and diopters. */
const UNUSUAL = { decentration: 6, thickness: 8, prism: 1, vertex: 0.125 }

/** How far a distance that shoppers measure is commonly off, and how far glasses stand otherwise than in the exam, in millimeters. */
const OFF = { distance: 1, vertex: 2 }

/** What an optician sees of both lenses beside their values, in millimeters, tenths, and grams. */
export function opticianFigures(frame: LensFrame, lenses: LensFacts, eyes: Record<Side, GroundEye>): LensFigures {
  const pair = pairOfLenses(frame, lenses, eyes)
  const { lensWidth, lensHeight, bridge } = frame
  return {
    frame: { lensWidth, lensHeight, bridge },
    eyes: SIDES.map((side) => {
      const { decentration, blank, neededBlank, fittingHeight, cut } = pair.lenses[side]
      return {
        eye: side,
        decentration: tenths(decentration),
        neededBlank: Math.ceil(neededBlank),
        blank,
        fittingHeight: tenths(fittingHeight),
        center: cut && tenths(cut.center),
        edge: cut && { from: tenths(cut.thinnestEdge), to: tenths(cut.thickestEdge) },
        weight: cut && tenths(cut.weight),
      }
    }),
    marks: opticsMarks(pair, lenses, eyes),
  }
}

function opticsMarks(pair: PairOfLenses, lenses: LensFacts, eyes: Record<Side, GroundEye>): OpticsMark[] {
  const placed = SIDES.map((side) => pair.lenses[side])
  // The strongest power along any meridian.
  const powers = SIDES.map((side) =>
    Math.max(Math.abs(eyes[side].sphere), Math.abs(eyes[side].sphere + eyes[side].cylinder)),
  )
  const prism = powers.reduce((sum, power) => sum + prismBeside(power, OFF.distance), 0)
  const isMoved = powers.some((power) => power - vertexCompensated(power, OFF.vertex) >= UNUSUAL.vertex)
  const { smallestFittingHeight: least } = lenses
  const marks: Record<OpticsMark, boolean> = {
    no_blank: placed.some(({ blank }) => blank === null),
    not_cut: placed.some(({ cut }) => cut === null),
    low: least !== null && placed.some(({ fittingHeight }) => fittingHeight < least),
    decentered: placed.some(({ decentration }) => Math.abs(decentration) > UNUSUAL.decentration),
    thick: placed.some(({ cut }) => cut !== null && cut.greatest > UNUSUAL.thickness),
    prism: prism > UNUSUAL.prism,
    vertex: isMoved,
    usual_distance: SIDES.some((side) => eyes[side].pupillaryDistance === 0),
  }
  return (Object.keys(marks) as OpticsMark[]).filter((mark) => marks[mark])
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
