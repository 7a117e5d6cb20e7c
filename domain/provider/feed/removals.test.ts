import { expect, test } from 'vitest'
import { mayLeave } from './removals.ts'

test.each([
  [{ known: 60, gone: 20, unnamed: 0 }, true],
  [{ known: 60, gone: 21, unnamed: 0 }, false],
  [{ known: 41, gone: 39, unnamed: 0 }, false],
  [{ known: 4, gone: 4, unnamed: 0 }, true],
  [{ known: 5, gone: 5, unnamed: 0 }, false],
  [{ known: 41, gone: 1, unnamed: 1 }, false],
  [{ known: 41, gone: 2, unnamed: 1 }, true],
])('of %j articles leave at once: %s', (lost, may) => {
  expect(mayLeave(lost)).toBe(may)
})
