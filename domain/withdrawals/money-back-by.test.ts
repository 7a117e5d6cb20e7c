import { expect, test } from 'vitest'
import { moneyBackBy } from './money-back-by.ts'

test.each([
  ['2026-11-21', '2026-12-05'],
  ['2026-12-24', '2027-01-07'],
])('a withdrawal declared on %s is refunded by %s', (declaredOn, day) => {
  expect(moneyBackBy(declaredOn)).toBe(day)
})
