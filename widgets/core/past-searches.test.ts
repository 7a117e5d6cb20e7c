// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { pastSearchesIn, shownSearches } from './past-searches.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('thirty past searches are stored, each once, and up to three that match are shown', () => {
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

test('unreadable or blocked storage holds no searches and throws no error', () => {
  const searches = pastSearchesIn('searches')
  localStorage.setItem('searches', '{')
  expect(searches.all()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  searches.remember('haku')
  expect(searches.all()).toEqual([])
})
