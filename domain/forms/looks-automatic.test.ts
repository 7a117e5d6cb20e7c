import { expect, test } from 'vitest'
import { looksAutomatic } from './looks-automatic.ts'

test.each([
  [{}, false],
  [{ website: '', filledFor: 8000 }, false],
  [{ filledFor: 1999 }, true],
  [{ website: 'https://example.com', filledFor: 8000 }, true],
])('%j seems to be sent by a program: %s', (sent, expected) => {
  expect(looksAutomatic(sent)).toBe(expected)
})
