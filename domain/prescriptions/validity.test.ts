import { describe, expect, it } from 'vitest'
import { problemWithExamDay } from './exam-day.ts'
import { validityOf, validUntil } from './validity.ts'

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
