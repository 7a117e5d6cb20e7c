import { expect, test } from 'vitest'
import { valueCode } from './value-code.ts'

test.each([
  ['Uusi puu', 'uusi-puu'],
  ['Kaste Vision A/S', 'kaste-vision-a-s'],
  ['Lumme Päivä', 'lumme-paiva'],
  ['  Kallio! ', 'kallio'],
])('%j is written %j in an address', (words, code) => {
  expect(valueCode(words)).toBe(code)
})
