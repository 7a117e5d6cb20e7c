import { expect, test } from 'vitest'
import { readDay } from './read-typed.ts'

test.each([
  ['15.1.2027', '2027-01-15'],
  ['31.2.2027', null],
  ['2027-01-15', null],
])('a day typed %j is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
