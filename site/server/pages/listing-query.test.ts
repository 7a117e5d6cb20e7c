import { expect, test } from 'vitest'
import { isOftenRequested, queryOf, readChosen } from './listing-query.ts'

test('chosen filters are written to an address and read back unchanged', () => {
  const query =
    '?brand=aurakivi&brand=torkkeli&color=black&polarized=yes&online=yes&price-max=200&order=price_asc&page=2'
  expect(queryOf(readChosen(at(query)))).toBe(query)
})

test('unreadable filters are left out', () => {
  expect(queryOf(readChosen(at('?price-min=&price-max=-5&order=arpa&page=0&color=')))).toBe('')
})

test('a listing with the usual settings has no query', () => {
  expect(queryOf(readChosen(at('?order=recommended&page=1')))).toBe('')
})

test.each([
  ['', true],
  ['?page=3', true],
  ['?brand=aurakivi&color=black&order=name', true],
  ['?utm_source=kirje', true],
  ['?brand=aurakivi&brand=torkkeli&color=black', false],
  ['?price-min=10', false],
  ['?color=keksitty', false],
  ['?shape=black', false],
  ['?page=1', false],
  ['?page=2&page=2', false],
  ['?order=arpa', false],
  ['?color=black&color=black', false],
])('a listing at "%s" is requested often: %s', (query, isOften) => {
  const value = (name: string) => ({ value: name, name, count: 1, isChosen: false })
  const facets = [
    { name: 'brand' as const, id: 5, values: [value('aurakivi'), value('torkkeli')] },
    { name: 'color' as const, id: 8, values: [value('black')] },
  ]
  expect(isOftenRequested(at(query), readChosen(at(query)), facets)).toBe(isOften)
})

function at(query: string): URL {
  return new URL(query, 'http://shop/kehykset')
}
