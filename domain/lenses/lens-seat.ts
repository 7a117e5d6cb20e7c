import type { ImpactRating, LensFacts, LensSeat } from '#contracts/ground-lenses.ts'

/** From this curve on a frame is wrapped, in diopters. */
const WRAPPED_FROM = 7

/** What is stored of a frame that its lenses depend on. */
interface StoredFrame {
  takesLenses?: boolean | null | undefined
  sport?: string | null | undefined
  shape?: string | null | undefined
  rim?: LensSeat['rim'] | null | undefined
  baseCurve?: number | null | undefined
  pantoscopicTilt?: number | null | undefined
  impact?: ImpactRating | null | undefined
  impactStandard?: string | null | undefined
  suitableFor?: readonly string[] | null | undefined
}

/** What decides which lenses can be ground for a frame; null where it takes none. Every racket frame counts as rated. */
export function lensSeatOf(frame: StoredFrame): LensSeat | null {
  if (!frame.takesLenses) return null
  const { sport, shape, rim, baseCurve = null, pantoscopicTilt = null, impact, impactStandard, suitableFor } = frame
  return {
    rim: rim ?? 'full',
    isWrapped: baseCurve === null ? shape === 'wrap' : baseCurve >= WRAPPED_FROM,
    baseCurve,
    pantoscopicTilt,
    impact: sport === 'racket-sports' ? 'racket' : (impact ?? 'none'),
    impactStandard: impactStandard || null,
    ageGroup: isForChildren(suitableFor ?? []) ? 'child' : 'adult',
  }
}

function isForChildren(wearers: readonly string[]): boolean {
  return wearers.length > 0 && wearers.every((wearer) => wearer === 'children')
}

type StoredFacts = {
  groundMaterial?: LensFacts['material'] | null
  isImpactRated?: boolean | null
  suitsDrilled?: boolean | null
} & { [Fact in 'wrap' | 'blankDiameters' | 'smallestFittingHeight' | 'minimumThickness']?: LensFacts[Fact] | null }

/** What of lenses decides into which frames they can be ground; null where their material is not known. */
export function lensFactsOf(lenses: StoredFacts): LensFacts | null {
  const { groundMaterial: material, blankDiameters, minimumThickness } = lenses
  if (!material || !blankDiameters || !minimumThickness) return null
  return {
    material,
    isImpactRated: Boolean(lenses.isImpactRated),
    suitsDrilled: Boolean(lenses.suitsDrilled),
    wrap: lenses.wrap ?? null,
    blankDiameters,
    smallestFittingHeight: lenses.smallestFittingHeight ?? null,
    minimumThickness,
  }
}
