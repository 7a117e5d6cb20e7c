import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a text that is short enough is unchanged', () => {
  expect(excerpt('a'.repeat(160))).toBe('a'.repeat(160))
})

test('a longer text ends with a whole word and an ellipsis', () => {
  const text = `${'lasit '.repeat(30)}loppu`
  expect(excerpt(text)).toBe(`${'lasit '.repeat(26).trim()}…`)
})

test.each([', ', '. ', ' – ', ': '])('the excerpt does not end with "%s"', (between) => {
  expect(excerpt(`${'a'.repeat(150)}${between}${'b'.repeat(20)}`)).toBe(`${'a'.repeat(150)}…`)
})
