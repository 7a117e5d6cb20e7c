import type { FilterGroup } from '#contracts/listing.ts'
import { pageQuery } from './page-query.ts'

/** Query name of each group of a listing's filters. Their values are ids and codes. */
export const filterQueryNames: Record<FilterGroup, string> = {
  brand: 'brand',
  color: 'color',
  shape: 'shape',
  glassesType: 'glasses-type',
  suitableFor: 'suitable-for',
  frameMaterial: 'material',
  collection: 'collection',
  sport: 'sport',
  polarized: 'polarized',
  photochromic: 'photochromic',
  smartFeature: 'smart',
  hearingAmplifier: 'hearing',
  usageTime: 'usage-time',
  lensType: 'lens-type',
  dayNight: 'day-night',
  lensBrand: 'lens-brand',
  glassesAccessories: 'accessories',
  sportsAccessories: 'sports-accessories',
  lensAccessories: 'lens-accessories',
  manufacturer: 'manufacturer',
  productType: 'product-type',
  purchaseOnline: 'online',
}

/** Query name of everything that a listing is asked with, in the order they are written. */
export const listingQueryNames = {
  q: 'q',
  ...filterQueryNames,
  priceFrom: 'price-min',
  priceTo: 'price-max',
  order: 'order',
  page: 'page',
  contract: pageQuery.contract,
} as const
