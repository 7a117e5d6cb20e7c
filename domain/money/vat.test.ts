import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EYE_EXAM_VAT_RATE, vatRateOn, vatRatesOn, vatShare } from './vat.ts'

test.each([
  ['2013-01-01', 2400],
  ['2024-08-31', 2400],
  ['2024-09-01', 2550],
  ['2026-11-21', 2550],
])('on %s the general rate is %d', (day, rate) => {
  expect(vatRateOn(day)).toBe(rate)
})

test.each([
  ['2025-12-31', [2550, 1400, 1000, 0]],
  ['2026-01-01', [2550, 1350, 1000, 0]],
])('on %s the rates are %j', (day, rates) => {
  expect(vatRatesOn(day)).toEqual(rates)
})

test.each(['2024-08-31', '2025-12-31', '2026-01-01'])('on %s the only zero rate is that of eye exams', (day) => {
  expect(vatRatesOn(day).filter((rate) => rate === 0)).toEqual([EYE_EXAM_VAT_RATE])
})

test('the price of an eye exam contains no VAT', () => {
  expect(vatShare(5900, EYE_EXAM_VAT_RATE)).toMatchObject({ net: 5900, vat: 0 })
})

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
