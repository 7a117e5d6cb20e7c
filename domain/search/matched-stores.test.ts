import { describe, expect, test } from 'vitest'
import seeds from '../../content-seeds/stores/stores.json' with { type: 'json' }
import { asksForStores, matchedStores } from './matched-stores.ts'
import type { Part } from './reading/reading.ts'

const stores = seeds.map(({ street, ...store }, index) => ({ ...store, address: street, id: index + 1 }))
const part = (aspect: Part['aspect'], words: string): Part => ({ aspect, words, typed: words, filters: [], sure: 1 })
const matched = (...parts: Part[]) => matchedStores(stores, { parts }, null)
const citiesOf = (ids: number[] = []) => [...new Set(ids.map((id) => stores[id - 1]?.city))]

describe('the stores that a question names', () => {
  test('are those of its town, with the town', () => {
    const found = matched(part('place', 'tampere'))
    expect([found?.city, citiesOf(found?.stores)]).toEqual(['Tampere', ['Tampere']])
  })

  test('are at most three where a place has none of its own, and it is no town of the shop', () => {
    const found = matched(part('place', 'kauniainen'))
    expect([found?.city, found?.stores.length]).toEqual([null, 3])
  })

  test('of two places are those that are in both', () => {
    const found = matched(part('place', 'helsinki'), part('place', 'kamppi'))
    expect(found).toEqual({ stores: [stores.findIndex(({ name }) => /kamppi/i.test(name)) + 1], city: null })
  })

  test('beside a word for a store are those of a place that has none', () => {
    expect(matched(part('store', 'optikko'), part('word', 'hervannassa'))?.stores).toHaveLength(3)
    expect(matched(part('store', 'optikko'), part('word', 'kauneimmat'))).toBeNull()
  })

  test('are the nearest ones where it names no place and comes with a position', () => {
    const parts = [part('store', 'myymälä')]
    const found = matchedStores(stores, { parts }, { latitude: 65.01, longitude: 25.47 })
    expect([found?.stores.length, stores[(found?.stores[0] ?? 0) - 1]?.city]).toEqual([3, 'Oulu'])
    expect(matchedStores(stores, { parts }, null)).toBeNull()
  })

  test('are asked for by a place or a word for a store alone', () => {
    expect(asksForStores({ parts: [part('word', 'lasit')] })).toBe(false)
    expect(asksForStores({ parts: [part('place', 'pori')] })).toBe(true)
    expect(asksForStores({ parts: [part('store', 'optikko')] })).toBe(true)
  })
})
