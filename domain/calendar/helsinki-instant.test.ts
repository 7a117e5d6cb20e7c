import { expect, test } from 'vitest'
import { helsinkiDay, helsinkiTime } from './finnish-day.ts'
import { helsinkiInstant } from './helsinki-instant.ts'

test.each([
  ['2026-11-21', '00:00', '2026-11-20T22:00:00.000Z'],
  ['2026-11-20', '23:59', '2026-11-20T21:59:00.000Z'],
  ['2026-07-01', '00:30', '2026-06-30T21:30:00.000Z'],
  ['2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
])('%s at %s on a wall clock in Helsinki is the instant %s', (day, time, instant) => {
  expect(helsinkiInstant(day, time)).toBe(instant)
  expect([helsinkiDay(instant), helsinkiTime(instant)]).toEqual([day, time])
})

test('a wall time that occurs twice is read as the first of the two', () => {
  expect(helsinkiInstant('2026-10-25', '03:30')).toBe('2026-10-25T00:30:00.000Z')
})

test('a wall time that does not exist is read as one hour later', () => {
  expect(helsinkiTime(helsinkiInstant('2026-03-29', '03:30'))).toBe('04:30')
})
