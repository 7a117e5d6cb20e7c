import { expect, test } from 'vitest'
import { promisedDay } from './promised-day.ts'

test.each([
  ['on a Thursday morning', '2026-11-19T08:00:00Z', [1], '2026-11-20'],
  ['on a Thursday at 13.59', '2026-11-19T11:59:00Z', [1], '2026-11-20'],
  ['on a Thursday at 14.00', '2026-11-19T12:00:00Z', [1], '2026-11-23'],
  ['on a Saturday', '2026-11-21T08:00:00Z', [1], '2026-11-24'],
  ['late on a Thursday by UTC, which is Friday here', '2026-11-19T22:30:00Z', [1], '2026-11-23'],
  ['late on a Sunday by UTC, which is Monday here', '2026-11-22T22:30:00Z', [1], '2026-11-24'],
  ['on Christmas Eve', '2026-12-24T08:00:00Z', [1], '2026-12-29'],
  ['with ground lenses among them', '2026-11-19T08:00:00Z', [1, 5], '2026-11-26'],
  ['with nothing known', '2026-11-19T08:00:00Z', [], '2026-11-20'],
  ['with a line that claims no time', '2026-11-19T08:00:00Z', [0], '2026-11-20'],
])('an order %s has the counted day as its promised day', (_, at, days, then) => {
  expect(
    promisedDay(
      days.map((leadTimeDays) => ({ leadTimeDays })),
      new Date(at),
    ),
  ).toBe(then)
})
