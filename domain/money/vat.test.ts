import { expect, test } from 'vitest'
import { vatRateOn } from './vat.ts'

test.each([
  ['2013-01-01', 2400],
  ['2024-08-31', 2400],
  ['2024-09-01', 2550],
  ['2026-11-21', 2550],
])('on %s the general rate is %d', (day, rate) => {
  expect(vatRateOn(day)).toBe(rate)
})
