import { expect, test } from 'vitest'
import { EYE_EXAM_VAT_RATE, vatRateOn, vatRatesOn } from './vat.ts'
import { vatShare } from './vat-share.ts'

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
