import { expect, test } from 'vitest'
import { reminderMoment } from './reminder-moment.ts'

const LONG_AGO = '2026-01-01T12:00:00.000Z'

test.each([
  ['the day before at ten', '2026-11-24', '09:30', LONG_AGO, '2026-11-23T08:00:00.000Z'],
  ['by the wall on the eve of summer time', '2026-03-29', '12:00', LONG_AGO, '2026-03-28T08:00:00.000Z'],
  ['by the wall on the eve of winter time', '2026-10-25', '12:00', LONG_AGO, '2026-10-24T07:00:00.000Z'],
  ['the day after the clocks were changed', '2026-03-30', '09:00', LONG_AGO, '2026-03-29T07:00:00.000Z'],
  ['two hours after it was booked', '2026-11-24', '15:00', '2026-11-24T07:00:00.000Z', '2026-11-24T09:00:00.000Z'],
  [
    'in the morning where that is at night',
    '2026-11-24',
    '09:30',
    '2026-11-23T18:00:00.000Z',
    '2026-11-24T06:00:00.000Z',
  ],
  ['never within the last hour', '2026-11-24', '09:30', '2026-11-24T04:31:00.000Z', null],
  ['at the last useful minute', '2026-11-24', '09:30', '2026-11-24T04:30:00.000Z', '2026-11-24T06:30:00.000Z'],
])('a reminder is sent %s', (_, day, time, bookedAt, at) => {
  expect(reminderMoment(day, time, bookedAt)).toBe(at)
})
