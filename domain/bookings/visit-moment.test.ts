import { expect, test } from 'vitest'
import { visitMoment } from './visit-moment.ts'

test.each([
  ['2026-11-24', '09:30', 'ti 24.11.2026 klo 9.30'],
  ['2026-01-04', '10:05', 'su 4.1.2026 klo 10.05'],
])('%s at %s is written %s', (day, time, written) => {
  expect(visitMoment(day, time)).toBe(written)
})
