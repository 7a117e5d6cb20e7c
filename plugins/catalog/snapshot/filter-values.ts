import { CategoryId } from '#contracts/catalog.ts'
import type { FilterGroup } from '#contracts/listing.ts'
import { filterGroups, groupNames } from '#domain/catalog/filter-groups.ts'
import { valueCode } from '#domain/catalog/attribute-ids.ts'
import type { FilterValue, Listed } from '#domain/catalog/filters.ts'
import { shownCategory, type CatalogEntry } from './snapshot-types.ts'

/** What an article is filtered by. Groups that do not fit its category are left out. */
export function filterValuesOf(entry: CatalogEntry): Listed['facets'] {
  const category = shownCategory(entry)
  const groups = groupNames.filter((name) => category && filterGroups[name].fits.includes(category))
  return Object.fromEntries(groups.map((name) => [name, values[name](entry)]))
}

const values: Record<FilterGroup, (entry: CatalogEntry) => FilterValue[]> = {
  brand: ({ brand }) => [{ value: brand.slug, name: brand.name }],
  shape: ({ about }) => code(about.shape),
  color: ({ about }) => code(about.colorFamily),
  glassesType: ({ about }) => code(about.rim),
  suitableFor: ({ about }) => (about.suitableFor ?? []).flatMap(code),
  frameMaterial: ({ about }) => code(about.frameMaterial),
  collection: ({ about }) => words(about.collection),
  sport: ({ about }) => code(about.sport),
  polarized: ({ about }) => yes(about.isPolarized),
  photochromic: ({ about }) => yes(about.isPhotochromic),
  smartFeature: ({ about }) => code(about.smartFeature),
  hearingAmplifier: ({ about }) => yes(about.hasHearingAmplifier),
  usageTime: ({ about }) => code(about.lensType),
  lensType: ({ about }) => code(about.design),
  dayNight: ({ about }) => code(about.dayNight),
  lensBrand: ({ about }) => words(about.lensBrand),
  glassesAccessories: ({ about }) => code(about.item),
  sportsAccessories: ({ about }) => code(about.item),
  lensAccessories: ({ about }) => code(about.item),
  manufacturer: ({ brand }) => words(brand.maker?.name),
  productType: ({ about }) => code(CategoryId.options.find((id) => id === about.category)),
  purchaseOnline: ({ price }) => yes(price?.unit.publicationStatus === 20),
}

function code(value: string | null | undefined): FilterValue[] {
  return value ? [{ value, name: null }] : []
}

function yes(isSo: boolean | null | undefined): FilterValue[] {
  return isSo ? code('yes') : []
}

function words(name: string | null | undefined): FilterValue[] {
  return name ? [{ value: valueCode(name), name }] : []
}
