import { expect, test } from 'vitest'
import { readDistances } from './read-distances.ts'

test.each([
  ['60, 75', [60, 75]],
  ['60 cm', [60, 0]],
  ['', []],
])('working distances "%s" are read as %j', (typed, distances) => {
  expect(readDistances(typed)).toEqual(distances)
})
