import { expect, test } from 'vitest'
import { isoWeek } from './iso-week.ts'

test.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2025-12-28', 52],
  ['2026-11-23', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2021-01-03', 53],
  ['2026-03-29', 13],
  ['2026-10-26', 44],
])('%s lies in week %i', (day, week) => {
  expect(isoWeek(day)).toBe(week)
})
