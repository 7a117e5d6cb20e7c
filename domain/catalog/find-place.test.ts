import { expect, test } from 'vitest'
import type { Category, CategoryGroup } from '#contracts/listing.ts'
import { findPlace } from './find-place.ts'

const categories: Category[] = [
  category(
    'contact_lenses',
    'linssit',
    ['piilolinssit'],
    [group('daily', 'päivälinssit', ['kertakäyttölinssit']), group('monthly', 'kuukausilinssit', [])],
  ),
  category('lens_accessories', 'tarvikkeet', ['linssit'], []),
]

test.each([
  ['linssit', undefined, '/linssit'],
  ['piilolinssit', undefined, '/linssit'],
  ['linssit', 'päivälinssit'.normalize('NFD'), '/linssit/päivälinssit'],
  ['piilolinssit', 'kertakäyttölinssit', '/linssit/päivälinssit'],
  ['linssit', 'vuosilinssit', undefined],
  ['toString', undefined, undefined],
])('the slugs %s and %s lead to the current path %s', (categorySlug, groupSlug, path) => {
  expect(findPlace(categories, { category: categorySlug, group: groupSlug })?.path).toBe(path)
})

function category(id: Category['id'], slug: string, formerSlugs: string[], groups: CategoryGroup[]): Category {
  return { id, slug, formerSlugs, title: id, intro: null, description: null, picture: null, brands: [], groups }
}

function group(code: string, slug: string, formerSlugs: string[]): CategoryGroup {
  return {
    code,
    slug,
    formerSlugs,
    title: code,
    intro: null,
    description: null,
    picture: null,
    tagline: null,
    count: 0,
  }
}
