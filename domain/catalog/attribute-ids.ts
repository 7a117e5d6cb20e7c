/** Numbers by which the chain's systems name a market (specification §3). Only `fi` is open. */
export const marketIds = { se: 20, no: 21, fi: 22, dk: 23 } as const
export type Market = keyof typeof marketIds

/** Numbers of the groups a listing is filtered by, as far as the shop filters by them (specification §3). */
export const filterGroupIds = { brand: 5, color: 8, shape: 6 } as const
export type FilterGroup = keyof typeof filterGroupIds

/** Numbers of the attributes of an article that are shown (specification §3). */
export const attributeIds = {
  manufacturer: 1,
  lensType: 2,
  usageTime: 4,
  brand: 5,
  shape: 6,
  suitableFor: 7,
  color: 8,
  lensMaterial: 11,
  waterContent: 12,
  power: 14,
  baseCurve: 15,
  diameter: 16,
  cylinder: 17,
  axis: 18,
  addition: 19,
  size: 20,
  frameMaterial: 21,
  contents: 25,
  glassesType: 39,
  collection: 81,
} as const
