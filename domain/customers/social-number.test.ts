import { expect, test } from 'vitest'
import { birthDateOf, readSocialNumber, socialNumberProblem } from './social-number.ts'

const TODAY = '2026-11-23'

/** The same digits have the same check mark in every century. */
test.each([...'-YXWVU'])('the sign %s means a birth in the 1900s', (sign) => {
  const number = `131052${sign}308T`
  expect(socialNumberProblem(number, TODAY)).toBeNull()
  expect(birthDateOf(number)).toBe('1952-10-13')
})

test.each([...'ABCDEF'])('the sign %s means a birth in the 2000s', (sign) => {
  const number = `290200${sign}902T`
  expect(socialNumberProblem(number, TODAY)).not.toBe('malformed')
  expect(birthDateOf(number)).toBe('2000-02-29')
})

test('the sign + means a birth in the 1800s', () => {
  expect(socialNumberProblem('131052+308T', TODAY)).toBeNull()
  expect(birthDateOf('131052+308T')).toBe('1852-10-13')
})

test.each([
  ['', 'malformed'],
  ['131052308T', 'malformed'],
  ['131052-308', 'malformed'],
  ['131052-308TT', 'malformed'],
  ['1310x2-308T', 'malformed'],
  ['131052G308T', 'malformed'],
  ['131052*308T', 'malformed'],
  ['131052-30xT', 'malformed'],
  ['131052-308G', 'malformed'],
  ['131052-308T\n', 'malformed'],
  ['001052-308T', 'no_such_day'],
  ['321052-308T', 'no_such_day'],
  ['310452-308T', 'no_such_day'],
  ['290201-308T', 'no_such_day'],
  ['290200+308T', 'no_such_day'],
  ['130052-308T', 'no_such_day'],
  ['131352-308T', 'no_such_day'],
  ['131052A308T', 'not_born_yet'],
  ['241126A308T', 'not_born_yet'],
  ['131052-000T', 'number_too_small'],
  ['131052-001T', 'number_too_small'],
  ['131052-308U', 'wrong_check'],
  ['131052-309T', 'wrong_check'],
  ['141052-308T', 'wrong_check'],
])('the social number %j has the problem %s', (number, problem) => {
  expect(socialNumberProblem(number, TODAY)).toBe(problem)
})

test('one wrong digit is always refused', () => {
  for (const at of [0, 1, 2, 3, 4, 5, 7, 8, 9])
    for (const digit of '0123456789') {
      const wrong = `131052-308T`.slice(0, at) + digit + `131052-308T`.slice(at + 1)
      if (wrong !== '131052-308T') expect(socialNumberProblem(wrong, TODAY)).not.toBeNull()
    }
})

test.each([
  [' 131052-308t ', '131052-308T'],
  ['131052–308T', '131052-308T'],
  ['131052a308t', '131052A308T'],
])('the typed %j is stored as %s', (typed, stored) => {
  expect(readSocialNumber(typed)).toBe(stored)
})
