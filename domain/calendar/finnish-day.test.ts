import { expect, test } from 'vitest'
import { helsinkiDay, helsinkiTime, shortDay, finnishDay, finnishMoment } from './finnish-day.ts'

test.each([
  ['2026-11-20T21:59:00.000Z', '2026-11-20', '23:59'],
  ['2026-11-20T22:00:00.000Z', '2026-11-21', '00:00'],
  ['2026-06-30T21:30:00.000Z', '2026-07-01', '00:30'],
  ['2026-03-29T00:30:00.000Z', '2026-03-29', '02:30'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29', '04:00'],
])('the instant %s is %s in Helsinki, %s', (instant, day, time) => {
  expect(helsinkiDay(instant)).toBe(day)
  expect(helsinkiTime(instant)).toBe(time)
})

test('a day is written in the Finnish form', () => {
  expect(finnishDay('2026-11-21')).toBe('21.11.2026')
  expect(finnishDay('2026-01-06')).toBe('6.1.2026')
  expect(shortDay('2026-11-21')).toBe('la 21.11.')
  expect(shortDay('2026-11-22')).toBe('su 22.11.')
  expect(finnishMoment('2026-11-23T07:05:00.000Z')).toBe('23.11.2026 klo 09.05')
})
