import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SeedEyewear } from '#contracts/seed-eyewear.ts'
import { filterCategories, filterCategory, notForDriving } from './filter-category.ts'

test.each([
  [100, 0],
  [80.1, 0],
  [80, 1],
  [43.5, 1],
  [43, 2],
  [18.5, 2],
  [18, 3],
  [8.5, 3],
  [8, 4],
  [3.5, 4],
  [3, null],
  [0, null],
  [-20, null],
  [101, null],
  [Number.NaN, null],
])('a lens that lets %d %% of the light through is of category %j', (transmission, category) => {
  expect(filterCategory(transmission)).toBe(category)
})

test('photochromic lenses go through every category from their lightest to their darkest', () => {
  expect(filterCategories(75, 15)).toEqual([1, 2, 3])
  expect(filterCategories(12)).toEqual([3])
  expect(filterCategories(12, 75)).toEqual([])
})

test.each([
  [75, null],
  [74.9, 'dusk'],
  [8.1, 'dusk'],
  [8, 'ever'],
  [2, 'ever'],
])('a lens that lets %d %% through is not for driving: %j', (transmission, when) => {
  expect(notForDriving(transmission)).toBe(when)
})

test('every seeded sun lens has a category, and photochromic ones a range of them', () => {
  const frames = JSON.parse(readFileSync('content-seeds/articles/eyewear.json', 'utf8')) as SeedEyewear[]
  const sun = frames.filter(({ category }) => category === 'sunglasses' || category === 'sports_glasses')
  for (const { model, isPhotochromic, transmissions, colors } of sun) {
    const ranges = transmissions
      ? [filterCategories(transmissions.lightest, transmissions.darkest)]
      : colors.map(({ lens }) => filterCategories(Math.round(lens.transmission * 100)))
    expect([model, Boolean(transmissions)]).toEqual([model, Boolean(isPhotochromic)])
    for (const range of ranges) expect(range.length).toBeGreaterThan(isPhotochromic ? 1 : 0)
  }
})

test('no seeded warning names a filter category, which follows from the lens', () => {
  expect(readFileSync('content-seeds/articles/eyewear.json', 'utf8')).not.toMatch(
    /Suodatinluokka \d \(|Filterkategori \d \(|Filter category \d \(/,
  )
})
