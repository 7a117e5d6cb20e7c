import { describe, expect, it, test } from 'vitest'
import { problemWithExamDay, validityOf, validUntil } from './validity.ts'

describe('a prescription', () => {
  it.each([
    ['2026-01-15', '2027-01-14'],
    ['2024-02-29', '2025-02-28'],
  ])('is valid from %s until %s', (examinedOn, last) => {
    expect(validUntil(examinedOn)).toBe(last)
    expect(problemWithExamDay(examinedOn, last)).toBeNull()
  })

  it.each([
    [null, '2026-11-22', 'unknown'],
    ['2026-01-15', '2026-12-14', 'valid'],
    ['2026-01-15', '2026-12-15', 'ages'],
    ['2026-01-15', '2027-01-14', 'ages'],
    ['2026-01-15', '2027-01-15', 'expired'],
  ] as const)('has, from %s, on %s the validity %s', (examinedOn, today, validity) => {
    expect(validityOf(examinedOn, today)).toBe(validity)
  })
})

test.each([
  ['2026-11-22', '2026-11-21', 'prescription.not_examined_yet'],
  ['2026-11-21', '2026-11-21', null],
  ['2025-11-22', '2026-11-21', null],
  ['2025-11-21', '2026-11-21', 'prescription.too_old'],
  ['2024-02-29', '2025-02-28', null],
  ['2024-02-29', '2025-03-01', 'prescription.too_old'],
])('an exam on %s gives on the day %s: %s', (examinedOn, today, problem) => {
  expect(problemWithExamDay(examinedOn, today)).toBe(problem)
})
