import { describe, expect, test } from 'vitest'
import { isSameTyping, settledOn } from './typing.ts'

const asked = (words: string, hits = 5) => ({ words, hits, isWhole: hits > 0 })

/** What a typing with these moments settles on. */
const settled = (...moments: ReturnType<typeof asked>[]) => moments.reduce((one, other) => settledOn(one, other)).words

test.each([
  ['ki', 'kise', true],
  ['kiseli', 'kis', true],
  ['kisel', 'kiila', true],
  ['kisel', 'aurinko', false],
])('%s and %s belong to one typing: %s', (one, other, expected) => {
  expect(isSameTyping(one, other)).toBe(expected)
})

describe('the words that a typing settles on', () => {
  test('are its last words', () => {
    expect(settled(asked('ki'), asked('kise'), asked('kiseli'))).toBe('kiseli')
  })
  test('are the words before they were deleted', () => {
    expect(settled(asked('kiseli'), asked('kise'), asked('ki'))).toBe('kiseli')
  })
  test('are the corrected words', () => {
    expect(settled(asked('kisseli'), asked('kis'), asked('kiseli'))).toBe('kiseli')
  })
  test('are those that find something, where more letters found nothing', () => {
    expect(settled(asked('kiselix', 0), asked('kiseli', 3))).toBe('kiseli')
  })
  test('are those that found nothing, where fewer letters find nothing either', () => {
    expect(settled(asked('qwertz', 0), asked('qw', 0))).toBe('qwertz')
  })
})
