import { expect, test } from 'vitest'
import { formatPrice } from './euros.ts'

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
