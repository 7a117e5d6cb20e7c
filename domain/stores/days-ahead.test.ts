import { expect, test } from 'vitest'
import type { Hours, Store } from '#contracts/stores.ts'
import { daysAhead } from './days-ahead.ts'
import { hoursOn, openTimes } from './hours-on.ts'

const usual: Hours = ['10:00', '18:00']
const lunch: Hours = ['12:00', '12:30']
const store: Pick<Store, 'hours' | 'lunch' | 'deviatingDays'> = {
  hours: [usual, usual, usual, usual, usual, null, null],
  lunch: [lunch, null, null, null, null, lunch, null],
  deviatingDays: [
    { day: '2026-11-20', hours: null, reason: 'past' },
    { day: '2026-11-23', hours: usual, reason: 'a Monday without lunch' },
    { day: '2026-11-24', hours: usual, reason: 'as ever' },
    { day: '2026-12-06', hours: null, reason: 'a Sunday, closed as ever' },
    { day: '2026-12-24', hours: ['09:00', '13:00'], reason: null },
    { day: '2027-11-06', hours: null, reason: 'too far ahead' },
  ],
}

test('a page announces the days ahead whose hours differ from those of the week', () => {
  expect(daysAhead(store, '2026-11-22').map(({ day }) => day)).toEqual(['2026-11-23', '2026-12-24'])
})

test.each([
  ['a weekday', '2026-11-30', { hours: usual, lunch, reason: null }],
  ['a closed day, which has no lunch', '2026-12-05', { hours: null, lunch: null, reason: null }],
  [
    'a deviating day, which has no lunch',
    '2026-11-23',
    { hours: usual, lunch: null, reason: 'a Monday without lunch' },
  ],
])('the coming days show the hours on %s', (_, day, hours) => {
  expect(hoursOn(store, day)).toEqual(hours)
})

test.each<[Hours | null, Hours | null, Hours[]]>([
  [null, lunch, []],
  [usual, null, [usual]],
  [
    usual,
    lunch,
    [
      ['10:00', '12:00'],
      ['12:30', '18:00'],
    ],
  ],
])('open %j with lunch %j is open %j', (hours, pause, times) => {
  expect(openTimes({ hours, lunch: pause })).toEqual(times)
})
