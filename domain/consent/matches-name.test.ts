import { expect, test } from 'vitest'
import { matchesName } from './matches-name.ts'

test.each([
  ['_ga', '_ga', true],
  ['_ga', '_ga_1', false],
  ['_ga_*', '_ga_G1', true],
  ['_ga_*', 'x_ga_G1', false],
  ['a.b', 'axb', false],
  ['a~b-c', 'a~b-c', true],
])('the pattern %s matches the name %s: %s', (pattern, name, isNamed) => {
  expect(matchesName(pattern).test(name)).toBe(isNamed)
})
