import { expect, test } from 'vitest'
import { problemWithNumber } from './numbered-methods.ts'

test.each([
  [201, 'pickup_point', null],
  [119, 'store', null],
  [201, 'home', 'other_kind'],
  [112, 'pickup_point', 'other_market'],
  [204, 'home', null],
] as const)('the number %i of a method that delivers to %s has the problem: %s', (id, kind, problem) => {
  expect(problemWithNumber(id, kind)).toBe(problem)
})
