import { brand } from '../brand.ts'
import type { SearchPlace, SearchSettings } from './engine.ts'

/** Whose documents the shop's own are: one merchant among those that the engine serves. */
export const shopPlace: SearchPlace = { tenant: brand.slug, market: 'fi' }

/** Facets of measures: lens widths in mm, whether a frame is small or large, whether it is reduced by a campaign, and pieces in a package. */
const measured = ['lens_width', 'fit', 'offer', 'pieces']

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
  facets: [
    'category',
    'group',
    'brand',
    'color',
    'shape',
    'material',
    'rim',
    'wearer',
    'lens_type',
    'design',
    'sport',
    ...measured,
  ],
  numbers: ['price', 'standing', 'in_stock', 'power_from', 'power_to'],
  boosts: [
    { number: 'standing', share: 0.05 },
    { number: 'in_stock', share: 0.1 },
  ],
}
