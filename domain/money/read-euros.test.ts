import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice } from './euros.ts'
import { readEuros } from './read-euros.ts'

test.each([
  ['149,90', 14_990],
  ['149.9', 14_990],
  ['149 €', 14_900],
  ['€ 149', 14_900],
  ['1 234,50 EUR', 123_450],
  ['1.234,50', 123_450],
  ['１４９，９０', 14_990],
  ['-149', null],
  ['1.234', null],
  ['149,905', null],
  ['1000000,01', null],
  ['sata', null],
  ['', null],
])('the typed amount %j is read as %s cents', (typed, cents) => {
  expect(readEuros(typed)).toBe(cents)
})

test('every price is read back as it is written', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(readEuros(formatPrice(cents))).toBe(cents)
    }),
  )
})
