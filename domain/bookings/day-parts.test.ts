import { expect, test } from 'vitest'
import { dayPartOf } from './day-parts.ts'

test.each([
  ['08:00', 'morning'],
  ['11:45', 'morning'],
  ['12:00', 'afternoon'],
  ['15:45', 'afternoon'],
  ['16:00', 'evening'],
  ['19:30', 'evening'],
])('the time %s belongs to the %s', (time, part) => {
  expect(dayPartOf(time)).toBe(part)
})
