import { expect, test } from 'vitest'
import { nextRunAt } from './next-run.ts'

test.each([
  ['every minute', 60_000, '2026-06-01T12:00:00Z', '2026-06-01T12:01:00.000Z'],
  ['at night, in winter', '30 2 * * *', '2026-01-10T12:00:00Z', '2026-01-11T00:30:00.000Z'],
  ['at night, in summer', '30 2 * * *', '2026-07-10T12:00:00Z', '2026-07-10T23:30:00.000Z'],
  ['in the hour that summer time skips', '30 3 * * *', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['once in the hour that winter time repeats', '30 3 * * *', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
])('a task that runs %s runs next by the clock of Helsinki', (_, every, after, next) => {
  expect(nextRunAt(every, new Date(after)).toISOString()).toBe(next)
})
