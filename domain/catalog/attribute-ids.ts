import type { Attribute } from '#contracts/facts.ts'

/** Numbers by which the chain's systems name a market (specification §3). Only `fi` is open. */
export const marketIds = { se: 20, no: 21, fi: 22, dk: 23 } as const
export type Market = keyof typeof marketIds

/** Numbers of the attributes of an article (specification §3). */
export const attributeIds = {
  manufacturer: 1,
  lensType: 2,
  dayNight: 3,
  usageTime: 4,
  brand: 5,
  shape: 6,
  suitableFor: 7,
  color: 8,
  lensMaterial: 11,
  waterContent: 12,
  tint: 13,
  power: 14,
  baseCurve: 15,
  diameter: 16,
  cylinder: 17,
  axis: 18,
  addition: 19,
  size: 20,
  frameMaterial: 21,
  lensBrand: 22,
  preservatives: 24,
  contents: 25,
  sustainability: 26,
  glassesType: 39,
  lifestyle: 43,
  adjustableParts: 52,
  lensName: 53,
  collection: 81,
} as const satisfies Partial<Record<Attribute, number>>

/** The part of an address that stands for editors' words in a filter: `uusi-puu` for `Uusi puu`. */
export function valueCode(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}

/** The power of ready-made reading glasses as their tag has it, such as `+1,50`; diopters. */
export function strengthLabel(diopters: number): string {
  return `+${diopters.toFixed(2).replace('.', ',')}`
}
