import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  ['24.11.1980', '1980-11-24'],
  ['1. 2. 2015', '2015-02-01'],
  [' 1.2.2015 ', '2015-02-01'],
  ['2015-02-01', '2015-02-01'],
  ['eilen', 'eilen'],
])('%s is the day %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
