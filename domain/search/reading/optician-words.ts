import type { Aspect } from '#contracts/search.ts'
import { brand } from '../../brand.ts'
import { attributeWords } from '../attribute-words.ts'
import type { FacetFilter } from '../engine.ts'
import type { KnownWord } from './vocabulary.ts'

/** Codes of attributes by the facet of the index that has them, with what a marketer reads of it. */
const facets: Readonly<Record<string, { aspect: Aspect; codes: string }>> = {
  color: {
    aspect: 'color',
    codes: 'black brown gray green red orange blue transparent gold silver pink yellow multi purple white',
  },
  shape: { aspect: 'shape', codes: 'round panto oval square rectangle cateye pilot hexagonal browline wrap' },
  material: { aspect: 'material', codes: 'acetate metal titanium tr90' },
  rim: { aspect: 'rim', codes: 'rimless half full' },
  wearer: { aspect: 'wearer', codes: 'women men children' },
  design: { aspect: 'lens', codes: 'toric multifocal spherical coloured' },
}

/** Categories of what is worn, which "lasit" alone may stand for. */
export const wearable: FacetFilter = {
  facet: 'category',
  values: ['frames', 'sunglasses', 'sports_glasses', 'reading_glasses', 'smart_glasses'],
}

/** Designs of contact lenses by the defect of sight that they correct. */
export const lensDesigns: Readonly<Record<string, FacetFilter>> = {
  hajataitto: { facet: 'design', values: ['toric'] },
  ikänäkö: { facet: 'design', values: ['multifocal'] },
}

/** What every optician's words mean: attributes by their facets, and words that are of several. */
export const opticianWords: readonly KnownWord[] = [
  // Titanium is a metal: who asks for metal may have it.
  ...several('material', ['metal', 'titanium'], 'metalli metallinen'),
  ...Object.entries(facets).flatMap(([facet, { aspect, codes }]) =>
    codes.split(' ').flatMap((code): KnownWord[] => {
      const words = attributeWords[code]
      return words === undefined ? [] : [{ words, aspect, filters: [{ facet, values: [code] }] }]
    }),
  ),
  ...several(
    'shape',
    ['square', 'rectangle', 'hexagonal'],
    'kulmikas kantikas kantikkaat kantikkaita särmikäs särmikkäät',
  ),
  ...several('shape', ['square', 'rectangle'], 'nelikulmainen neliskulmainen neliskanttinen'),
  ...several('shape', ['cateye'], 'kissansilmäinen kissamainen'),
  ...several('shape', ['round', 'panto', 'oval'], 'pyöristetty'),
  ...several('material', ['acetate', 'tr90'], 'muovinen muovi'),
  ...several('rim', ['rimless'], 'kehyksetön'),
  ...['lasit', 'kehyslasit'].map((words): KnownWord => ({ words, aspect: 'category', filters: [wearable] })),
  ...words('store', 'myymälä liike kauppa optikko optikkoliike silmälasiliike silmälasikauppa lasikauppa toimipiste'),
  ...words('store', 'lähin lähimmät lähellä lähimpänä lähistöllä osoite sijainti optikkoketju'),
  ...words('store', brand.slug),
]

function several(facet: 'shape' | 'material' | 'rim', values: string[], all: string): KnownWord[] {
  return all.split(' ').map((one) => ({ words: one, aspect: facet, filters: [{ facet, values }] }))
}

function words(aspect: Aspect, all: string): KnownWord[] {
  return all.split(' ').map((one) => ({ words: one, aspect }))
}
