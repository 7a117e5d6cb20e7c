import { expect, test } from 'vitest'
import cart from '#locales/fi/cart.json' with { type: 'json' }
import { inapplicableCodeSentence } from './inapplicable-code-sentence.ts'

test.each([
  ['discount.unknown', 'ei ole enää käytössä, joten se jäi pois'],
  ['discount.used_up', 'on jo varattu tai käytetty'],
  ['discount.expired', 'voimassaolo on päättynyt, joten se jäi pois'],
  ['discount.not_yet_valid', 'ei ole vielä voimassa'],
  ['discount.below_minimum', 'vähintään 50,00\u00a0€'],
  ['discount.needs_glasses', 'kehykselle, johon tilaat linssit'],
] as const)('the sentence about a code refused with %s names the code and the reason', (reason, words) => {
  const sentence = inapplicableCodeSentence({ code: 'KERRAN25', reason, minimum: 5000 }, cart.lines)
  expect(sentence).toContain('KERRAN25')
  expect(sentence).toContain(words)
})
