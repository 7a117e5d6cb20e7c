import { expect, test } from 'vitest'
import { categoryFrom, narrowedBy, queryOf, readChosen } from './listing-query.ts'

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

test('every value narrows, the order does not', () => {
  expect(narrowedBy(readChosen(at('?brandi=a&brandi=b&hinta-min=10&jarjestys=nimi&sivu=3')))).toBe(3)
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
