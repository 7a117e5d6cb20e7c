import { expect, test } from 'vitest'
import { readCents, readDay, readRate } from './read-typed.ts'

test.each([
  ['120', 12_000],
  ['120,5', 12_050],
  ['1 234,50 €', 123_450],
  ['12.30', 1230],
  ['12,345', null],
  ['-5', null],
  ['', null],
])('a sum typed %j is %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
})

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
