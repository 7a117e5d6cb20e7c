import { expect, test } from 'vitest'
import { plusDays, weekdayOf } from './days.ts'

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %d days is %s', (day, days, then) => {
  expect(plusDays(day, days)).toBe(then)
})

test.each([
  ['2026-11-16', 1],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
])('%s is weekday %d', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})
