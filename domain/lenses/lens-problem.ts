import type { GroundLenses, LensFacts, LensSeat } from '#contracts/ground-lenses.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

/** Glass above the pupil that far vision through a fitted lens takes, in millimeters. */
const ABOVE_PUPIL = 10

/** A frame in one size, as its lenses meet it. */
export interface SeatedFrame {
  /** Null where no lenses are ground for it. */
  lensSeat: LensSeat | null
  /** In millimeters; null where it is not known. */
  lensHeight: number | null
}

/** Why lenses do not suit a frame: the refusal, and what its sentence names in millimeters or diopters. */
export interface LensProblem {
  code: RefusalCode
  /** Fills the blanks of the sentence. */
  details?: Record<string, string | number>
}

/** The kind of ground lenses, and what decides into which frames they can be ground. */
export type SeatedLenses = LensFacts & Pick<GroundLenses, 'kind'>

/**
 * Why lenses cannot be ground for a frame, or null where they can. The powers that a wrapped frame allows are judged with
 * the prescription (`wrapRange`).
 *
 * A frame that is rated for impact is so together with its lenses. The wearer of a children's frame is a child.
 */
export function lensProblem({ lensSeat, lensHeight }: SeatedFrame, lenses: SeatedLenses): LensProblem | null {
  const { kind, smallestFittingHeight } = lenses
  if (!lensSeat) return { code: 'cart.lenses_do_not_fit' }
  if (lensSeat.impact === 'racket' && !lenses.isImpactRated) return { code: 'lens.needs_impact' }
  if (lensSeat.ageGroup === 'child' && isFitted(kind)) return { code: 'lens.needs_single_vision' }
  if (lensSeat.rim === 'rimless' && !lenses.suitsDrilled) return { code: 'lens.needs_drilled' }
  if (lensSeat.isWrapped && !lenses.wrap) return { code: 'lens.not_wrapped' }
  const min = (smallestFittingHeight ?? 0) + ABOVE_PUPIL
  const isLow = isFitted(kind) && smallestFittingHeight !== null && lensHeight !== null && lensHeight < min
  return isLow ? { code: 'lens.too_low', details: { value: String(lensHeight).replace('.', ','), min } } : null
}

/** Spheres in diopters that can be ground for a wrapped frame; null where the frame does not narrow what the lenses allow. */
export function wrapRange(lensSeat: LensSeat | null, { wrap }: Pick<LensFacts, 'wrap'>): LensFacts['wrap'] {
  return lensSeat?.isWrapped ? wrap : null
}

/** Lenses with a height of their own, which make a child look through the wrong part. */
function isFitted(kind: SeatedLenses['kind']): boolean {
  return kind === 'progressive' || kind === 'work'
}
