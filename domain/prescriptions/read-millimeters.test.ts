import { expect, test } from 'vitest'
import { readMillimeters, writeMillimeters } from './read-millimeters.ts'

test.each([
  ['63', 63],
  ['31,5', 31.5],
  [' 31.25 mm ', 31.25],
  ['0', 0],
  ['', undefined],
  ['-63', undefined],
  ['631', undefined],
  ['31,555', undefined],
  ['6 cm', undefined],
])('the typed %j is read as %s mm', (typed, length) => {
  expect(readMillimeters(typed)).toBe(length)
})

test.each([
  [31.5, '31,5 mm'],
  [63, '63 mm'],
])('%d mm are written %s', (length, text) => {
  expect(writeMillimeters(length)).toBe(text.replace(' ', '\u00a0'))
})
