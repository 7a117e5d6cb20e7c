import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('what is short enough stays whole', () => {
  expect(excerpt('a'.repeat(160))).toBe('a'.repeat(160))
})

test('a longer text ends with a whole word, and says that it goes on', () => {
  const text = `${'lasit '.repeat(30)}loppu`
  expect(excerpt(text)).toBe(`${'lasit '.repeat(26).trim()}…`)
})

test.each([', ', '. ', ' – ', ': '])('nothing is left hanging after "%s"', (between) => {
  expect(excerpt(`${'a'.repeat(150)}${between}${'b'.repeat(20)}`)).toBe(`${'a'.repeat(150)}…`)
})
