import { expect, test } from 'vitest'
import { MOST_TIMES, wholeDays } from './whole-days.ts'

const timesOn = (day: string, count: number) => Array.from({ length: count }, () => ({ day, time: '09:00' }))

test('a list that is cut short ends with a whole day, and the next list begins with the day left out', () => {
  const whole = timesOn('2026-11-24', MOST_TIMES - 3)
  const cut = timesOn('2026-11-25', 3)
  expect(wholeDays([...whole, ...cut], '2026-11-23')).toEqual({ times: whole, next: '2026-11-25' })
})

test('a list of one day that is too long is shown in full', () => {
  const day = timesOn('2026-11-24', MOST_TIMES)
  expect(wholeDays(day, '2026-11-23')).toEqual({ times: day, next: '2026-11-25' })
})

test('a complete list is followed by the days after those searched', () => {
  const all = timesOn('2026-12-20', 4)
  expect(wholeDays(all, '2026-11-23')).toEqual({ times: all, next: '2026-12-23' })
  expect(wholeDays([], '2026-11-23')).toEqual({ times: [], next: '2026-12-23' })
})
