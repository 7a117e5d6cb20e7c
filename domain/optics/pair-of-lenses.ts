import type { LensFacts } from '#contracts/ground-lenses.ts'
import type { Point2 } from '#domain/frames/frame.ts'
import { lensOutline } from '#domain/frames/outline.ts'
import { type EyeValues, type Side, SIDES } from '#domain/prescriptions/per-eye.ts'
import { type CutLens, cutLens } from './cut-lens.ts'
import { decentration, fittingHeight, type LensFrame, outlineAboutCenter, smallestBlank } from './lens-place.ts'

/** What of lenses decides how thick they become. A lens package of the contract is one. */
export type LensMake = Pick<LensFacts, 'material' | 'minimumThickness' | 'blankDiameters'>

/** The values of one eye as they are ground, with the distance of its pupil. */
export type GroundEye = Pick<EyeValues, 'sphere' | 'cylinder' | 'axis' | 'pupillaryDistance'>

/** One lens of a pair in its frame. */
export interface PlacedLens {
  /** Toward the nose, in millimeters. */
  decentration: number
  /** Diameter that the frame needs, in millimeters. */
  neededBlank: number
  /** The smallest blank that is large enough; null where none is. */
  blank: number | null
  /** From the pupil down to the edge, in millimeters. */
  fittingHeight: number
  /** Null where its surfaces end before the edge of the frame. */
  cut: CutLens | null
}

/** Both lenses of one make in one frame. */
export interface PairOfLenses {
  lenses: Record<Side, PlacedLens>
  /** The thickest point of both, in millimeters, and what both weigh, in grams; null where they cannot be cut. */
  thickness: number | null
  weight: number | null
}

/**
 * How lenses of this make come out for these eyes in this frame.
 *
 * @param outline of a lens about its middle, where it is known already.
 */
export function pairOfLenses(
  frame: LensFrame,
  make: LensMake,
  eyes: Record<Side, GroundEye>,
  outline: readonly Point2[] = lensOutline(frame),
): PairOfLenses {
  const placed = (side: Side) => placedLens(frame, make, { side, ...eyes[side] }, outline)
  const lenses = { right: placed('right'), left: placed('left') }
  const cuts = SIDES.flatMap((side) => (lenses[side].blank === null ? [] : (lenses[side].cut ?? [])))
  const areCut = cuts.length === SIDES.length
  return {
    lenses,
    thickness: areCut ? Math.max(...cuts.map(({ greatest }) => greatest)) : null,
    weight: areCut ? cuts.reduce((sum, { weight }) => sum + weight, 0) : null,
  }
}

function placedLens(
  frame: LensFrame,
  { material, minimumThickness, blankDiameters }: LensMake,
  { side, pupillaryDistance, ...power }: GroundEye & { side: Side },
  aboutMiddle: readonly Point2[],
): PlacedLens {
  const outline = outlineAboutCenter(frame, pupillaryDistance, aboutMiddle)
  const neededBlank = smallestBlank(outline)
  const blanks = blankDiameters.filter((diameter) => diameter >= neededBlank)
  return {
    decentration: decentration(frame, pupillaryDistance),
    neededBlank,
    blank: blanks.length > 0 ? Math.min(...blanks) : null,
    fittingHeight: fittingHeight(outline),
    cut: cutLens({ power, side, material, minimumThickness, outline, baseCurve: frame.baseCurve ?? null }),
  }
}

/** The blank that a pair needs and the largest that there is, in whole millimeters; null where one is large enough. */
export function missingBlank(
  frame: LensFrame,
  { blankDiameters }: Pick<LensMake, 'blankDiameters'>,
  eyes: Record<Side, Pick<GroundEye, 'pupillaryDistance'>>,
  outline: readonly Point2[] = lensOutline(frame),
): { needed: number; largest: number } | null {
  const blanks = SIDES.map((side) => smallestBlank(outlineAboutCenter(frame, eyes[side].pupillaryDistance, outline)))
  const [needed, largest] = [Math.ceil(Math.max(...blanks)), Math.max(...blankDiameters)]
  return needed > largest ? { needed, largest } : null
}

/** What thinner lenses must save to be worth their price, in millimeters: less is hardly seen. */
const WORTH = 1

/** The lenses that are enough, and why. */
export interface EnoughLenses<Of> {
  enough: Of
  /** How much thinner they are than the cheapest, in millimeters; 0 if they are the cheapest. */
  saved: number
  /** How much the thinnest that cost more would save beside them, in millimeters; 0 where none does. */
  more: number
}

/**
 * The cheapest lenses from which no step to dearer ones saves a millimeter; undefined without any.
 *
 * @param pairs with what they cost and their greatest thickness in millimeters.
 */
export function enoughLenses<Of extends { amount: number; thickness: number }>(
  pairs: readonly Of[],
): EnoughLenses<Of> | undefined {
  const [cheapest, ...dearer] = pairs.toSorted((a, b) => a.amount - b.amount)
  if (!cheapest) return undefined
  const enough = dearer.reduce((best, one) => (best.thickness - one.thickness >= WORTH ? one : best), cheapest)
  const above = dearer.filter(({ amount }) => amount > enough.amount).map(({ thickness }) => thickness)
  return {
    enough,
    saved: cheapest.thickness - enough.thickness,
    more: Math.max(0, enough.thickness - Math.min(...above, enough.thickness)),
  }
}
