import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { lensProblem, wrapRange, type LensProblem } from '#domain/lenses/lens-problem.ts'
import { lensFrameOf } from '#domain/optics/lens-place.ts'
import { missingBlank } from '#domain/optics/pair-of-lenses.ts'
import type { LensDemands } from '#domain/prescriptions/glasses-problems.ts'
import { valuesPerEye } from '#domain/prescriptions/per-eye.ts'
import { Refusal } from '#domain/refusal.ts'

/** A frame and lenses as the catalog has them today. */
type Frame = Pick<Goods, 'lensSeat' | 'lensHeight' | 'lensCut'>
type Lenses = Pick<Goods, 'lensFacts' | 'lensKind' | 'bounds' | 'needsFitting'>

/** Why these lenses cannot be ground for this frame, or null where they can. */
export function problemOfPair(frame: Frame, { lensFacts, lensKind }: Lenses): LensProblem | null {
  if (!lensFacts || !lensKind) return { code: 'cart.lenses_do_not_fit' }
  return lensProblem(frame, { ...lensFacts, kind: lensKind })
}

/** What lenses require of a prescription in this frame; of an unknown frame, what they require in any. */
export function lensDemands(frame: Frame | undefined, lenses: Lenses | undefined): LensDemands {
  const { lensFacts = null, lensKind = null, bounds = null, needsFitting = false } = lenses ?? {}
  return { kind: lensKind, bounds, needsFitting, wrap: lensFacts && wrapRange(frame?.lensSeat ?? null, lensFacts) }
}

/** Throws where no blank of the lenses covers this frame with the optical center before each pupil. */
export function assertBlankCovers(
  { lensCut, lensSeat }: Frame,
  { lensFacts }: Lenses,
  prescription: GlassesPrescription,
): void {
  const frame = lensCut && lensFrameOf(lensCut, lensSeat)
  const missing = frame && lensFacts && missingBlank(frame, lensFacts, valuesPerEye(prescription))
  if (missing) throw new Refusal('lens.blank_too_small', { min: missing.needed, max: missing.largest })
}
