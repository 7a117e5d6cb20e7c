import { expect, test } from 'vitest'
import { categoryFrom, isAskedOften, queryOf, readChosen } from './listing-query.ts'

test('what is chosen survives the way into an address and back', () => {
  const query = '?brandi=aurakivi&brandi=torkkeli&vari=black&hinta-max=200&jarjestys=halvin&sivu=2'
  expect(queryOf(readChosen(at(query)))).toBe(query)
})

test('what cannot be read is left out', () => {
  expect(queryOf(readChosen(at('?hinta-min=&hinta-max=-5&jarjestys=arpa&sivu=0&vari=')))).toBe('')
})

test('a listing as usual has no query', () => {
  expect(queryOf(readChosen(at('?jarjestys=suositus&sivu=1')))).toBe('')
})

test.each([
  ['', true],
  ['?sivu=3', true],
  ['?brandi=aurakivi&vari=black&jarjestys=nimi', true],
  ['?utm_source=kirje', true],
  ['?brandi=aurakivi&brandi=torkkeli&vari=black', false],
  ['?hinta-min=10', false],
  ['?vari=keksitty', false],
  ['?sivu=1', false],
  ['?sivu=2&sivu=2', false],
  ['?jarjestys=arpa', false],
  ['?vari=black&vari=black', false],
])('a listing at "%s" may be asked for by many: %s', (query, isOften) => {
  const value = (name: string) => ({ value: name, label: name, count: 1, isChosen: false })
  const facets = [
    { name: 'brand' as const, values: [value('aurakivi'), value('torkkeli')] },
    { name: 'color' as const, values: [value('black')] },
  ]
  expect(isAskedOften(at(query), readChosen(at(query)), facets)).toBe(isOften)
})

test.each([
  ['silmälasitarvikkeet', 'silmälasitarvikkeet'],
  ['silmälasitarvikkeet'.normalize('NFD'), 'silmälasitarvikkeet'],
  ['checkout', undefined],
  [undefined, undefined],
])('the segment %s names the category %s', (segment, category) => {
  expect(categoryFrom(segment)).toBe(category)
})

function at(query: string): URL {
  return new URL(query, 'http://shop/kehykset')
}
