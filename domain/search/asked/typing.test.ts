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
])('%s and %s are one typing: %s', (one, other, expected) => {
  expect(isSameTyping(one, other)).toBe(expected)
})

describe('a typing settles on', () => {
  test('its last words', () => {
    expect(settled(asked('ki'), asked('kise'), asked('kiseli'))).toBe('kiseli')
  })
  test('what stood there before it was wiped away', () => {
    expect(settled(asked('kiseli'), asked('kise'), asked('ki'))).toBe('kiseli')
  })
  test('what was mended', () => {
    expect(settled(asked('kisseli'), asked('kis'), asked('kiseli'))).toBe('kiseli')
  })
  test('what finds something, where more letters found nothing', () => {
    expect(settled(asked('kiselix', 0), asked('kiseli', 3))).toBe('kiseli')
  })
  test('what found nothing, where less finds nothing either', () => {
    expect(settled(asked('qwertz', 0), asked('qw', 0))).toBe('qwertz')
  })
})
