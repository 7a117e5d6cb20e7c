// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { pastSearchesIn, shownSearches } from './past-searches.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('of past searches thirty are kept, each once, and three shown or two that fit', () => {
  const searches = pastSearchesIn('searches')
  for (let count = 0; count < 35; count++) searches.remember(`haku ${count}`)
  searches.remember(' Haku 20 ')
  expect(searches.all()).toHaveLength(30)
  expect(shownSearches(searches.all(), '')).toEqual(['Haku 20', 'haku 34', 'haku 33'])
  expect(shownSearches(searches.all(), 'haku 3')).toEqual(['haku 34', 'haku 33'])
  searches.erase('haku 34')
  expect(searches.all().at(-2)).toBe('haku 33')
  searches.erase()
  expect(searches.all()).toEqual([])
})

test('what cannot be read, and storage that is blocked, hold nothing and break nothing', () => {
  const searches = pastSearchesIn('searches')
  localStorage.setItem('searches', '{')
  expect(searches.all()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  searches.remember('haku')
  expect(searches.all()).toEqual([])
})
