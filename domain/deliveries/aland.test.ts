import { expect, test } from 'vitest'
import { isAland } from './aland.ts'

test.each([
  ['22100', true],
  [' 22950 ', true],
  ['21660', false],
  ['02200', false],
  ['2210', false],
  ['221000', false],
])('the postal code %j is on Åland: %s', (zip, isThere) => {
  expect(isAland(zip)).toBe(isThere)
})
