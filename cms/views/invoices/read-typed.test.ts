import { expect, test } from 'vitest'
import { readDay, readRate } from './read-typed.ts'

test.each([
  ['25,5', 2550],
  ['0', 0],
  ['13,5 %', 1350],
  ['101', null],
])('a rate typed %j is %s', (typed, rate) => {
  expect(readRate(typed)).toBe(rate)
})

test.each([
  ['15.1.2027', '2027-01-15'],
  ['31.2.2027', null],
  ['2027-01-15', null],
])('a day typed %j is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
