import { expect, test } from 'vitest'
import type { Hours, Store } from '#contracts/stores.ts'
import { shownHours } from './shown-hours.ts'

const noLunch: Store['lunch'] = [null, null, null, null, null, null, null]
const long: Hours = ['09:30', '20:00']
const short: Hours = ['10:00', '18:00']

test('adjacent days with the same hours share a row', () => {
  const hours = [short, short, short, short, short, ['10:00', '15:30'] as Hours, null]
  expect(shownHours({ hours, lunch: noLunch })).toEqual([
    { from: 0, to: 4, hours: '10–18', lunch: null },
    { from: 5, to: 5, hours: '10–15.30', lunch: null },
    { from: 6, to: 6, hours: null, lunch: null },
  ])
})

test('days that are not adjacent, or differ in their lunch break, have rows of their own', () => {
  const lunch: Store['lunch'] = [['12:00', '12:30'], null, null, null, null, null, ['12:00', '12:30']]
  expect(shownHours({ hours: [short, short, long, short, short, null, null], lunch })).toEqual([
    { from: 0, to: 0, hours: '10–18', lunch: '12–12.30' },
    { from: 1, to: 1, hours: '10–18', lunch: null },
    { from: 2, to: 2, hours: '9.30–20', lunch: null },
    { from: 3, to: 4, hours: '10–18', lunch: null },
    { from: 5, to: 6, hours: null, lunch: null },
  ])
})
