import { expect, test } from 'vitest'
import { paytrailText } from './paytrail.ts'
import { pageLanguage } from './paytrail-calls.ts'

test.each([
  ['Aino', 'Aino'],
  ['A'.repeat(50), 'A'.repeat(50)],
  ['A'.repeat(51), 'A'.repeat(50)],
  [`${'A'.repeat(49)} Virtanen`, 'A'.repeat(49)],
  [`${'A'.repeat(49)}𠮷田`, 'A'.repeat(49)],
  [`${'A'.repeat(48)}𠮷田`, `${'A'.repeat(48)}𠮷`],
])('the text %j is cut to fifty characters at most, and no character is halved', (text, sent) => {
  expect(paytrailText(text, 50)).toBe(sent)
})

test.each([
  ['https://kauppa.example/checkout/paluu', 'FI'],
  ['https://kauppa.example/sv/checkout/paluu', 'SV'],
  ['https://kauppa.example/en/omat-sivut/tilaus/silm%C3%A4lasit/paluu?a=b', 'EN'],
  ['https://kauppa.example/svensk', 'FI'],
])('who comes back to %s reads %s', (returnUrl, language) => {
  expect(pageLanguage(returnUrl)).toBe(language)
})
