import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('a short text stays whole, without the signs of its markup', () => {
  expect(excerptOf('**Linssit** ovat [täällä](/linssit) .\n\n# Ja _muualla_')).toBe('Linssit ovat täällä. Ja muualla')
})

test('a long text ends after a sentence if a third of the excerpt is full', () => {
  const sentence = 'Tilaus lähtee samana päivänä, kun se on maksettu ennen kello viittätoista.'
  expect(excerptOf(`${sentence} ${'Sana '.repeat(40)}`)).toBe(sentence)
})

test('a long text ends after a whole word if no sentence ends late enough', () => {
  const excerpt = excerptOf(`Niin. ${'sanaparsi '.repeat(30)}`)
  expect(excerpt).toMatch(/^Niin\. (sanaparsi )+sanaparsi…$/)
  expect(excerpt.length).toBeLessThanOrEqual(161)
})
