import type { FilterGroup } from '#contracts/listing.ts'
import { brand } from '../brand.ts'
import type { SearchPlace, SearchSettings } from './engine.ts'

/** Whose documents the shop's own are: one merchant among those that the engine serves. */
export const shopPlace: SearchPlace = { tenant: brand.slug, market: 'fi' }

/** The kinds of documents in the shop's index. */
export type DocumentKind = 'article' | 'store' | 'city' | 'category' | 'page'

/** What listings are narrowed by, each with the facet that has its values: the name by which clients of `/v2` know it. */
export const facetOfGroup: Record<FilterGroup, string> = {
  brand: 'brand',
  shape: 'shape',
  color: 'color',
  glassesType: 'rim',
  suitableFor: 'wearer',
  frameMaterial: 'material',
  collection: 'collection',
  sport: 'sport',
  polarized: 'polarized',
  photochromic: 'photochromic',
  smartFeature: 'smart_feature',
  hearingAmplifier: 'hearing_amplifier',
  usageTime: 'lens_type',
  lensType: 'design',
  dayNight: 'day_night',
  lensBrand: 'lens_brand',
  glassesAccessories: 'glasses_accessories',
  sportsAccessories: 'sports_accessories',
  lensAccessories: 'lens_accessories',
  manufacturer: 'manufacturer',
  productType: 'category',
  purchaseOnline: 'purchase_online',
}

/**
 * Facets of measures: lens widths in mm, whether a frame is small or large, whether it is reduced by a campaign, pieces in a package, and the
 * base curves and diameters of contact lenses in mm.
 */
const measured = ['lens_width', 'fit', 'offer', 'pieces', 'base_curve', 'diameter']

/** What counts in the shop's documents, and how much. `npm run bench relevance` judges these very settings. */
export const shopSettings: SearchSettings = {
  fields: [
    { name: 'number', weight: 12, isKey: true },
    { name: 'brand', weight: 8, isName: true, isKey: true },
    { name: 'name', weight: 10, isName: true, isKey: true },
    { name: 'category', weight: 6, isName: true },
    { name: 'facts', weight: 4 },
    { name: 'text', weight: 1, isFallback: true },
  ],
  facets: [...new Set(['group', ...Object.values(facetOfGroup), ...measured])],
  numbers: ['price', 'standing', 'in_stock', 'popularity', 'power_from', 'power_to', 'cylinder_from', 'cylinder_to'],
  boosts: [
    { number: 'standing', share: 0.05 },
    { number: 'in_stock', share: 0.1 },
    { number: 'popularity', share: 0.1 },
  ],
}
