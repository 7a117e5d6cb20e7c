import { expect, test } from 'vitest'
import { offerUntil, visitMoment } from './visit-moment.ts'

test.each([
  ['2026-11-24', '09:30', 'ti 24.11.2026 klo 9.30'],
  ['2026-01-04', '10:05', 'su 4.1.2026 klo 10.05'],
])('a visit on %s at %s is written %s', (day, time, written) => {
  expect(visitMoment(day, time)).toBe(written)
})

test.each([
  ['sv', 'ti 24.11.2026 kl. 9.30'],
  ['en', 'Tue 24.11.2026 at 9.30'],
] as const)('the moment of a visit is written in %s as %s', (language, written) => {
  expect(visitMoment('2026-11-24', '09:30', language)).toBe(written)
})

test.each([
  ['2026-11-23', 'klo 9.00'],
  ['2026-11-22', 'ma 23.11.2026 klo 9.00'],
])('an offer that ends on 23 November at nine reads on %s %s', (today, read) => {
  expect(offerUntil('2026-11-23T07:00:00.000Z', today)).toBe(read)
})
