import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logLikelihood } from './log-likelihood.ts'

test.each([
  // The published example of a strong bond, and its opposite.
  [[1, 0, 0, 1], 2.773],
  [[10, 0, 0, 10], 27.726],
  [[0, 10, 10, 0], 27.726],
  [[5, 5, 5, 5], 0],
  [[110, 2442, 111, 29114], 270.721],
] as const)('of %j is %d', ([both, one, other, neither], expected) => {
  expect(logLikelihood(both, one, other, neither)).toBeCloseTo(expected, 2)
})

test('is the same whichever of the two is named first, and never below 0', () => {
  const count = fc.nat(10_000)
  fc.assert(
    fc.property(count, count, count, count, (both, one, other, neither) => {
      const found = logLikelihood(both, one, other, neither)
      expect(found).toBeGreaterThanOrEqual(0)
      expect(logLikelihood(both, other, one, neither)).toBeCloseTo(found, 6)
    }),
  )
})
