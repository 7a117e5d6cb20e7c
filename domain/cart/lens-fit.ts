import type { Goods } from '#domain/catalog/goods.ts'
import { lensProblem, wrapRange, type LensProblem } from '#domain/lenses/lens-problem.ts'
import type { LensDemands } from '#domain/prescriptions/glasses-problems.ts'

/** A frame and lenses as the catalog has them today. */
type Frame = Pick<Goods, 'lensSeat' | 'lensHeight'>
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
