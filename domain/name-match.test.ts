import { expect, test } from 'vitest'
import { foldNames, matchesName } from '#domain/name-match.ts'

const names = foldNames('Käpylä Sport', 'Lähde & Co', 'Tumma havanna')

test.each([
  ['käpylä', true],
  ['kapyla', true],
  ['KÄP', true],
  ['lähde käpy', true],
  ['havanna', true],
  ['avanna', false],
  ['käpylä puro', false],
  ['', false],
  ['  &  ', false],
  ['??', false],
  ['%%', false],
  ['--', false],
  ['..', false],
  ['käpylä ??', true],
])('%j matches the names: %s', (question, isFound) => {
  expect(matchesName(names, question)).toBe(isFound)
})

test('decomposed letters match composed ones', () => {
  expect(matchesName(names, 'käpylä'.normalize('NFD'))).toBe(true)
})
