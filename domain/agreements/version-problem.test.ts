import { expect, test } from 'vitest'
import { nextVersionOn, versionInForce, versionProblem } from './version-problem.ts'

const TODAY = '2026-11-22'
const versions = [
  { effectiveOn: '2026-11-01', text: 'ennen' },
  { effectiveOn: '2027-01-01', text: 'tuleva' },
]

test.each([
  ['2026-11-01', 'ennen', undefined],
  ['2026-11-01', 'uusi', 'needs_new_day'],
  ['2027-01-01', 'uusi', undefined],
  ['2026-11-22', 'uusi', undefined],
  ['2026-11-21', 'uusi', 'day_past'],
  [null, 'uusi', 'day_missing'],
] as const)('saving a version effective on %s with the text "%s" has the problem %s', (effectiveOn, text, problem) => {
  expect(versionProblem({ effectiveOn, text }, versions, TODAY)).toBe(problem)
})

test('the first version may take effect in the past, but today’s version cannot be rewritten', () => {
  expect(versionProblem({ effectiveOn: '2020-01-01', text: 'ensi' }, [], TODAY)).toBeUndefined()
  const ofToday = [{ effectiveOn: TODAY, text: 'ennen' }]
  expect(versionProblem({ effectiveOn: TODAY, text: 'uusi' }, ofToday, TODAY)).toBe('needs_new_day')
})

test.each([
  ['2026-10-31', undefined, '2026-11-01'],
  ['2026-11-01', '2026-11-01', '2027-01-01'],
  ['2027-01-01', '2027-01-01', undefined],
])('on %s the version of %s is in force, and the next comes %s', (day, inForce, next) => {
  expect(versionInForce(versions, day)?.effectiveOn).toBe(inForce)
  expect(nextVersionOn(versions, day)).toBe(next)
})
