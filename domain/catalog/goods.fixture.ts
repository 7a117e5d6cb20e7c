import type { Goods } from './goods.ts'

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
    isTintable: true,
    isLensPackage: false,
    tints: [],
    needsFitting: false,
    isMadeToMeasure: false,
    isSealed: false,
    vatRate: 2550,
    bounds: null,
    lensKind: null,
    parameters: null,
    ...differences,
  }
}
