import type { LensFacts, LensSeat } from '#contracts/ground-lenses.ts'
import type { Goods } from './goods.ts'

/** A full-rim frame for adults that all lenses suit, with these differences. */
export function lensSeat(differences: Partial<LensSeat> = {}): LensSeat {
  return {
    rim: 'full',
    isWrapped: false,
    baseCurve: null,
    pantoscopicTilt: null,
    impact: 'none',
    impactStandard: null,
    ageGroup: 'adult',
    ...differences,
  }
}

/** Lenses of ordinary plastic that no rimless, wrapped or racket-sport frame takes, with these differences. */
export function lensFacts(differences: Partial<LensFacts> = {}): LensFacts {
  return {
    material: 'cr39',
    isImpactRated: false,
    suitsDrilled: false,
    wrap: null,
    blankDiameters: [65, 70, 75],
    smallestFittingHeight: null,
    minimumThickness: { center: 2, edge: 1.2 },
    ...differences,
  }
}

/** Goods for 99 € that are on the shelf, with these differences, for tests. The article has the number of the SKU. */
export function goods(skuId: number, differences: Partial<Goods> = {}): Goods {
  return {
    skuId,
    articleId: skuId,
    articleDescription: `Tuote ${skuId}`,
    slug: `tuote-${skuId}`,
    category: 'frames',
    brand: 'Suvi',
    variety: '',
    media: { md: '/kuva.webp', alt: '' },
    price: { amount: 9900, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false },
    subscriptionPrice: null,
    publicationStatus: 20,
    isForStores: true,
    availability: 'in_stock',
    leadTimeDays: 1,
    toOrder: null,
    takesLenses: false,
    lensSeat: differences.takesLenses ? lensSeat() : null,
    lensHeight: null,
    lensCut: null,
    isTintable: true,
    isLensPackage: false,
    tints: [],
    needsFitting: false,
    isMadeToMeasure: false,
    isSealed: false,
    vatRate: 2550,
    bounds: null,
    lensKind: null,
    lensFacts: differences.isLensPackage ? lensFacts() : null,
    parameters: null,
    ...differences,
  }
}
