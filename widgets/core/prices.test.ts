import { expect, test } from 'vitest'
import { formatPrice, shownPrices } from './prices.ts'

test.each([
  [null, ''],
  ['halpa', ''],
  ['49.9', '49,90'],
  [1234567.5, '1\u00a0234\u00a0567,50'],
  [-3, '−3,00'],
] as const)('the price %j is written %j', (amount, written) => {
  expect(formatPrice(amount, { language: 'fi', format: {} })).toBe(written)
})

test('a price without a format is written in the form of the reader’s language', () => {
  expect(formatPrice(49.9, { language: 'fi', currency: 'EUR' })).toBe('49,90\u00a0€')
  expect(formatPrice(1, { language: 'sv' })).toBe('1,00\u00a0kr')
})

test.each([
  [
    { sale_price: 40, original_price: '50' },
    { price: 40, before: 50 },
  ],
  [
    { sale_price: 0, original_price: 50 },
    { price: 50, before: null },
  ],
  [
    { sale_price: 60, original_price: 50 },
    { price: 50, before: null },
  ],
  [
    { sale_price: 'x', original_price: null },
    { price: null, before: null },
  ],
  [{ sale_price: 5 }, { price: 5, before: null }],
])('%j is shown as %j', (display, shown) => expect(shownPrices(display)).toEqual(shown))
