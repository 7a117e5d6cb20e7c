import { expect, test } from 'vitest'
import { groundSphere, lacksUse } from './ground-power.ts'

test.each([
  ['far', -1],
  ['near', 1],
  ['screen', 0],
  [undefined, -1],
] as const)('a sphere of −1 with an addition of 2 is ground for %s as %d', (use, ground) => {
  expect(groundSphere({ sphere: -1, addition: 2 }, use)).toBe(ground)
})

test('half of an uneven addition is rounded down to a quarter', () => {
  expect(groundSphere({ sphere: 0, addition: 1.75 }, 'screen')).toBe(0.75)
})

test.each([
  ['single-vision', { rightAddition: 2, leftAddition: 0 }, true],
  ['single-vision', { rightAddition: 0, leftAddition: 0 }, false],
  ['single-vision', null, true],
  ['progressive', { rightAddition: 2, leftAddition: 2 }, false],
  ['progressive', null, false],
] as const)('of %s lenses by %o the use is missing: %s', (kind, values, lacks) => {
  expect(lacksUse({ kind, use: undefined, values })).toBe(lacks)
  expect(lacksUse({ kind, use: 'far', values })).toBe(false)
})
