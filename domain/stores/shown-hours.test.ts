import { expect, test } from 'vitest'
import { shownHours } from './shown-hours.ts'

test('days that keep the same hours share a row', () => {
  const usual: [string, string] = ['10:00', '18:00']
  expect(shownHours([usual, usual, usual, usual, usual, ['10:00', '15:30'], null])).toEqual([
    { days: 'ma–pe', hours: '10–18' },
    { days: 'la', hours: '10–15.30' },
    { days: 'su', hours: null },
  ])
})

test('days apart do not share a row, though their hours are equal', () => {
  const long: [string, string] = ['09:30', '20:00']
  const short: [string, string] = ['10:00', '18:00']
  expect(shownHours([short, long, short, long, short, null, null])).toEqual([
    { days: 'ma', hours: '10–18' },
    { days: 'ti', hours: '9.30–20' },
    { days: 'ke', hours: '10–18' },
    { days: 'to', hours: '9.30–20' },
    { days: 'pe', hours: '10–18' },
    { days: 'la–su', hours: null },
  ])
})
