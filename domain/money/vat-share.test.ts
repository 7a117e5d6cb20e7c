import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatShare } from './vat-share.ts'

test.each([
  [12_550, 2550, 2550],
  [12_400, 2400, 2400],
  [1990, 2550, 404],
  [1, 2550, 0],
  [5000, 0, 0],
])('a price of %d cents at rate %d contains %d cents of VAT', (gross, rate, vat) => {
  expect(vatShare(gross, rate)).toEqual({ rate, net: gross - vat, vat, gross })
})

test('net and VAT add up to the price, and the VAT is off by less than a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(0, 1000, 1350, 2400, 2550), (gross, rate) => {
      const share = vatShare(gross, rate)
      expect(share.net + share.vat).toBe(gross)
      expect(Math.abs(share.vat - (gross * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5)
    }),
  )
})
