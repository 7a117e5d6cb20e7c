import { expect, test } from 'vitest'
import { normalizedCode } from './normalize-code.ts'

test.each([
  ['syksy10', 'SYKSY10'],
  [' Syksy 10 ', 'SYKSY10'],
  ['kesä', 'KESÄ'],
  ['kesa\u0308', 'KESÄ'],
  ['   ', ''],
])('the typed code %j is read as %j', (typed, code) => {
  expect(normalizedCode(typed)).toBe(code)
})
