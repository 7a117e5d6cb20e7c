import { expect, test } from 'vitest'
import { problemWithExamDay } from './exam-day.ts'

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
