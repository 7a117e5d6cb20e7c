import { expect, test } from 'vitest'
import { readEuros } from '#domain/money/read-euros.ts'
import { writeEuros } from './format.ts'

test.each([
  ['149,90', 14_990],
  ['149.9', 14_990],
  ['149', 14_900],
  ['1 234,50 €', 123_450],
  ['1\u00a0234,50\u00a0€', 123_450],
  ['0,05', 5],
])('the typed amount %s is read as %i cents', (typed, cents) => {
  expect(readEuros(typed)).toBe(cents)
})

test.each(['', 'ilmainen', '-5', '1,234', '12,', ',50', '1e3', '99999999999'])('"%s" is not read as euros', (typed) => {
  expect(readEuros(typed)).toBeNull()
})

test('a written amount can be read again', () => {
  for (const cents of [0, 5, 50, 100, 14_990, 123_450]) expect(readEuros(writeEuros(cents))).toBe(cents)
  expect(writeEuros(null)).toBe('')
})
