import { expect, test } from 'vitest'
import { readAxis } from './read-axis.ts'

test.each([
  ['90', 90],
  ['090', 90],
  ['5 °', 5],
  ['180', 180],
  ['0', 180],
  ['181', undefined],
  ['-10', undefined],
  ['9,5', undefined],
  ['', undefined],
])('the typed %j is read as the axis %s', (typed, degrees) => {
  expect(readAxis(typed)).toBe(degrees)
})
