import { expect, test } from 'vitest'
import { halvesOf, isUnusualSum } from './pupillary-distance.ts'

test('a distance for both eyes is divided in half', () => {
  expect(halvesOf(63)).toEqual({ right: 31.5, left: 31.5 })
})

test.each([
  [49.5, true],
  [50, false],
  [63, false],
  [75, false],
  [75.5, true],
])('a distance of %d mm is unusual: %s', (whole, isUnusual) => {
  const { right, left } = halvesOf(whole)
  expect(isUnusualSum({ right: { pupillaryDistance: right }, left: { pupillaryDistance: left } })).toBe(isUnusual)
})
