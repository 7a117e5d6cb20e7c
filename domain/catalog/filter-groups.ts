import { CategoryId, FrameForm } from '#contracts/catalog.ts'
import type { FilterGroup } from '#contracts/listing.ts'
import { groupCodes } from './category-tree.ts'
import { colorFamilies } from './colors.ts'

interface Group {
  /** Number of the group in the chain's systems. Equal to its attribute's where it filters by one. */
  id: number
  /** Its name in the specification (§3). */
  specified: string
  /** The categories whose goods it can filter. */
  fits: readonly CategoryId[]
  /** Its codes in the order they are shown; null where the values are editors' words, shown by the alphabet. */
  codes: readonly string[] | null
}

const all = CategoryId.options
const frames = ['frames', 'sunglasses', 'sports_glasses', 'reading_glasses', 'smart_glasses'] as const
const lenses = ['contact_lenses'] as const
const yes = ['yes']

/** What listings are narrowed by, in the order the filters stand (specification §3). */
export const filterGroups: Record<FilterGroup, Group> = {
  brand: { id: 5, specified: 'Brand', fits: all, codes: null },
  shape: { id: 6, specified: 'Shape', fits: frames, codes: FrameForm.shape.shape.options },
  color: { id: 8, specified: 'Color', fits: [...frames, ...lenses], codes: Object.keys(colorFamilies) },
  glassesType: { id: 39, specified: 'TypeOfGlasses', fits: frames, codes: FrameForm.shape.rim.options },
  suitableFor: { id: 7, specified: 'Demographic', fits: frames, codes: ['women', 'men', 'children'] },
  frameMaterial: { id: 21, specified: 'Material', fits: frames, codes: FrameForm.shape.material.options },
  collection: { id: 81, specified: 'Collection', fits: frames, codes: null },
  sport: { id: 46, specified: 'Sports', fits: ['sports_glasses'], codes: groupCodes.sport },
  polarized: { id: 37, specified: 'Polarized', fits: ['sunglasses', 'sports_glasses'], codes: yes },
  photochromic: { id: 50, specified: 'Photocromic', fits: ['sunglasses', 'sports_glasses'], codes: yes },
  smartFeature: { id: 90, specified: 'SmartGlasses', fits: ['smart_glasses'], codes: ['audio', 'camera', 'display'] },
  hearingAmplifier: { id: 91, specified: 'HearingAmplifier', fits: ['smart_glasses'], codes: yes },
  usageTime: { id: 4, specified: 'UsageTime', fits: lenses, codes: groupCodes.lens_type },
  lensType: {
    id: 2,
    specified: 'TypeOfLenses',
    fits: lenses,
    codes: ['spherical', 'toric', 'multifocal', 'coloured'],
  },
  dayNight: { id: 3, specified: 'AllDayContactLens', fits: lenses, codes: ['day', 'day-and-night'] },
  lensBrand: { id: 22, specified: 'LensBrand', fits: lenses, codes: null },
  glassesAccessories: { id: 38, specified: 'Accessories', fits: ['glasses_accessories'], codes: groupCodes.item },
  sportsAccessories: { id: 45, specified: 'AccessoriesMore', fits: ['sports_accessories'], codes: groupCodes.item },
  lensAccessories: { id: 23, specified: 'AccessoriesLenses', fits: ['lens_accessories'], codes: groupCodes.item },
  manufacturer: { id: 1, specified: 'Manufacturer', fits: [...lenses, 'lens_accessories'], codes: null },
  productType: { id: 9, specified: 'TypeOfProduct', fits: all, codes: CategoryId.options },
  purchaseOnline: { id: 84, specified: 'PurchaseOnline', fits: all, codes: yes },
}

/** The groups in the order they stand. */
export const groupNames = Object.keys(filterGroups) as FilterGroup[]

/** Groups that filter goods of one of these categories; without categories, those of the whole shop. */
export function groupsFor(categories: readonly CategoryId[]): FilterGroup[] {
  const wholeShop: FilterGroup[] = ['brand', 'color', 'shape']
  if (categories.length === 0)
    return groupNames.filter((name) => wholeShop.includes(name) || filterGroups[name].fits === all)
  return groupNames.filter((name) => filterGroups[name].fits.some((category) => categories.includes(category)))
}
