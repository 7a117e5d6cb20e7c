import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, readEuros } from './euros.ts'

test.each([
  [0, '0,00 €'],
  [5, '0,05 €'],
  [1990, '19,90 €'],
  [123_450, '1 234,50 €'],
  [100_000_000, '1 000 000,00 €'],
  [-1250, '−12,50 €'],
])('%d cents read %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text.replaceAll(' ', '\u00a0'))
})

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
