import { expect, test } from 'vitest'
import { timeliness } from './timeliness.ts'

const terms = { lawUntil: '2026-11-30', shopUntil: '2026-12-16' }

test.each([
  ['2026-11-30', 'law'],
  ['2026-12-01', 'shop'],
  ['2026-12-16', 'shop'],
  ['2026-12-17', 'late'],
])('a declaration of %s is in time for: %s', (day, expected) => {
  expect(timeliness(terms, day)).toBe(expected)
})

test('a declaration before anything is sent is never late', () => {
  expect(timeliness(null, '2099-01-01')).toBe('law')
})
