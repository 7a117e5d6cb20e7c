import { expect, test } from 'vitest'
import { mayLeave } from './removals.ts'

test.each([
  [{ known: 60, gone: 20 }, true],
  [{ known: 60, gone: 21 }, false],
  [{ known: 41, gone: 39 }, false],
  [{ known: 4, gone: 4 }, true],
  [{ known: 5, gone: 5 }, false],
  [{ known: 1000, gone: 0 }, true],
])('of %j articles leave at once: %s', (lost, may) => {
  expect(mayLeave(lost)).toBe(may)
})
