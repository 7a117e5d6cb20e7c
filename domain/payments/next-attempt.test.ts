import { expect, test } from 'vitest'
import { nextAttemptAt } from './next-attempt.ts'

test.each([
  ['2026-11-21T12:00:00.000Z', '2026-11-21T12:01:00.000Z'],
  ['2026-11-21T11:50:00.000Z', '2026-11-21T12:10:00.000Z'],
  ['2026-11-19T12:00:00.000Z', '2026-11-21T18:00:00.000Z'],
])('a request pending since %s is attempted next at %s', (since, at) => {
  expect(nextAttemptAt(since, new Date('2026-11-21T12:00:00.000Z'))).toBe(at)
})

test('a request is attempted between nine and nineteen times in two days', () => {
  const since = '2026-11-21T12:00:00.000Z'
  let at = since
  let questions = 0
  while (Date.parse(at) - Date.parse(since) < 48 * 3_600_000) {
    at = nextAttemptAt(since, new Date(at))
    questions += 1
  }
  expect(questions).toBeLessThan(20)
  expect(questions).toBeGreaterThan(8)
})
