import { expect, test } from 'vitest'
import { normalizedCode } from './normalize-code.ts'

test.each([
  ['syksy10', 'SYKSY10'],
  [' Syksy 10 ', 'SYKSY10'],
  ['kesä', 'KESÄ'],
  ['kesa\u0308', 'KESÄ'],
  ['   ', ''],
])('typed %j is %j', (typed, code) => {
  expect(normalizedCode(typed)).toBe(code)
})
