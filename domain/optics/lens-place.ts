import type { FrameForm, FrameSpecification } from '#contracts/catalog.ts'
import type { LensSeat } from '#contracts/ground-lenses.ts'
import type { FrameDesign, Point2 } from '#domain/frames/frame.ts'
import { lensOutline } from '#domain/frames/outline.ts'

/** What of a frame decides how lenses are cut for it: its shape and the measures of one size, in millimeters. */
export type LensFrame = Pick<FrameDesign, 'shape' | 'lensWidth' | 'lensHeight' | 'bridge'> & {
  /** Front curve of a wrapped frame, in diopters; null or left out where lenses take the curve of their power. */
  baseCurve?: number | null
}

/** What the catalog knows of how lenses are cut for a frame in one size. */
type KnownCut = Pick<FrameForm, 'shape'> & Pick<FrameSpecification, 'lensWidth' | 'lensHeight' | 'noseBridge'>

/** The frame of one size as its lenses see it: a wrapped one has a curve of its own. */
export function lensFrameOf({ noseBridge: bridge, ...cut }: KnownCut, seat: LensSeat | null): LensFrame {
  const { shape, lensWidth, lensHeight } = cut
  return { shape, lensWidth, lensHeight, bridge, baseCurve: seat?.isWrapped ? seat.baseCurve : null }
}

/** From the nose to each pupil where it is not measured yet, in millimeters: half of 63, the mean of adults (Dodgson 2004). */
export const USUAL_HALF_DISTANCE = 31.5

/** What grinding the edge takes around the lens, in millimeters of the diameter. */
const EDGING = 2

/** How far a pupil commonly stands above the middle of the lens, in millimeters. */
const PUPIL_ABOVE_MIDDLE = 4

/**
 * How far the optical center lies from the middle of the lens toward the nose, in millimeters; negative toward the
 * temple. Boxing system (ISO 8624): half of lens width and bridge, less the distance from the nose to the pupil.
 *
 * @param pupillaryDistance of this eye alone, in millimeters; 0 where it is not known, which takes the usual one.
 */
export function decentration({ lensWidth, bridge }: LensFrame, pupillaryDistance: number): number {
  return (lensWidth + bridge) / 2 - (pupillaryDistance || USUAL_HALF_DISTANCE)
}

/**
 * The outline of the lens about its optical center, in millimeters, x toward the temple.
 *
 * @param outline about the middle of the lens, where it is known already.
 */
export function outlineAboutCenter(
  frame: LensFrame,
  pupillaryDistance: number,
  outline: readonly Point2[] = lensOutline(frame),
): Point2[] {
  const inward = decentration(frame, pupillaryDistance)
  return outline.map(([x, y]) => [x + inward, y])
}

/**
 * Diameter of the smallest round blank that covers an outline, in millimeters: twice the way from the optical center to
 * the farthest point, and what edging takes. The rule "effective diameter + 2 × decentration + 2" is its upper bound.
 */
export function smallestBlank(outline: readonly Point2[]): number {
  return 2 * Math.max(...outline.map(([x, y]) => Math.hypot(x, y))) + EDGING
}

/**
 * The height that an outline has for a progressive lens: from where the pupil commonly stands straight down to the edge,
 * in millimeters. Measured on the wearer it may be some millimeters more or less.
 */
export function fittingHeight(outline: readonly Point2[]): number {
  const below = outline.flatMap(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
    return x <= 0 === nextX <= 0 ? [] : [y + ((nextY - y) * x) / (x - nextX)]
  })
  return below.length > 0 ? Math.max(0, PUPIL_ABOVE_MIDDLE - Math.min(...below)) : 0
}
