import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import seeds from '../../content-seeds/stores/stores.json' with { type: 'json' }
import { distanceKm, findStores, placeNames } from './find-stores.ts'

const stores = seeds.map(({ street, ...store }) => ({ ...store, address: street }))
const searched = (words: string) => findStores(stores, { words, position: null })
const first = (words: string) => {
  const { by, where, stores } = searched(words)
  return { by, where, first: stores[0]?.store.city }
}

describe('searching for stores', () => {
  test.each([
    ['a town', 'Tampere', 'town', 'Tampere', 'Tampere'],
    ['a town typed without dots', 'jyvaskyla', 'town', 'Jyväskylä', 'Jyväskylä'],
    ['a town by its Swedish name', 'Åbo', 'town', 'Turku', 'Turku'],
    ['a town without a store', 'Kauniainen', 'place', 'Kauniainen', 'Espoo'],
    ['a town without a store by its Swedish name', 'Grankulla', 'place', 'Grankulla', 'Espoo'],
    ['a district', 'Hervanta', 'place', 'Hervanta', 'Tampere'],
    ['a store by its name', 'kamppi', 'store', 'Helsinki Kamppi', 'Helsinki'],
    ['a store by its street', 'Urho Kekkosen katu', 'store', 'Helsinki Kamppi', 'Helsinki'],
    ['a postal code', '90100', 'zip', '90100', 'Oulu'],
    ['a postal code without a store, by its first digits', '02700', 'zip', '02700', 'Espoo'],
    ['the beginning of a postal code', '96', 'zip', '96', 'Rovaniemi'],
    ['an address with a postal code', 'Hämeenkatu 3, 33100 Tampere', 'zip', '33100', 'Tampere'],
    ['a misspelt town', 'Tampre', 'town', 'Tampere', 'Tampere'],
    ['a town, bent', 'tampereelta', 'town', 'Tampere', 'Tampere'],
    ['a town that weakens', 'Turusta', 'town', 'Turku', 'Turku'],
    ['a town, bent and misspelt', 'Rovanimellä', 'town', 'Rovaniemi', 'Rovaniemi'],
    ['a store, bent', 'Kampin', 'store', 'Helsinki Kamppi', 'Helsinki'],
    ['a store by what its district is called', 'itiksessä', 'store', 'Helsinki Itäkeskus', 'Helsinki'],
    ['a district, bent', 'Hervannasta', 'place', 'Hervanta', 'Tampere'],
    ['a town after a common word', 'kauppa turussa', 'town', 'Turku', 'Turku'],
    ['an address in a town', 'Jokikatu 3, Turku', 'town', 'Turku', 'Turku'],
  ])('finds %s: %s', (_, words, by, where, city) => {
    expect(first(words)).toEqual({ by, where, first: city })
  })

  test.each(['xyzzy', '???', 'ä'])('finds nothing for %s, and leaves the list in its order', (words) => {
    const { by, stores: found } = searched(words)
    expect(by).toBe('nothing')
    expect(found.map(({ store }) => store)).toEqual(stores)
  })

  test('finds everything for an empty search', () => {
    expect(searched('  ')).toMatchObject({ by: 'everything', where: null })
  })
})

test('the distance is given for a town without a store, and not for a town with one', () => {
  expect(searched('Kauniainen').stores[0]?.distanceKm).toBeLessThan(15)
  expect(searched('Oulu').stores[0]?.distanceKm).toBeNull()
})

test('stores near a position are sorted by distance, and none is left out', () => {
  const positions = fc.record({
    latitude: fc.double({ min: 59.5, max: 70.1, noNaN: true }),
    longitude: fc.double({ min: 19, max: 31.6, noNaN: true }),
  })
  fc.assert(
    fc.property(positions, (position) => {
      const { stores: found } = findStores(stores, { words: 'Oulu', position })
      const distances = found.map((each) => each.distanceKm ?? -1)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      expect(new Set(found.map(({ store }) => store)).size).toBe(stores.length)
    }),
  )
})

test.each([
  ['Helsinki', [60.1699, 24.9384], 'Tampere', [61.4978, 23.761], 161],
  ['Helsinki', [60.1699, 24.9384], 'Utsjoki', [69.9086, 27.0284], 1087],
  ['a place', [60, 25], 'itself', [60, 25], 0],
] as const)('the distance from %s %j to %s %j is %i km', (_a, [south, west], _b, [north, east], km) => {
  const from = { latitude: south, longitude: west }
  const to = { latitude: north, longitude: east }
  expect(Math.round(distanceKm(from, to))).toBe(km)
  expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 9)
})

test.each([
  ['jyvaskyla', true],
  ['lahdessa', true],
  ['Helsingissä', true],
  ['33100', true],
  ['puijonkadun', true],
  ['lähti', false],
  ['kehykset', false],
])('the word %s in a search is a place: %s', (word, isPlace) => {
  expect(placeNames(stores).isPlace(word)).toBe(isPlace)
})
