import { describe, expect, test } from 'vitest'
import { factsOf, firstKind, type Facts } from './first-kind.ts'
import { NOTHING } from './fitting.ts'
import type { Part } from './reading/reading.ts'

const nothing: Facts = {
  namesServiceOfStores: false,
  namesService: false,
  saysMoreThanService: false,
  namesPlace: false,
  asksWhere: false,
  describesGoods: false,
  isSentence: false,
  hasGoods: false,
  hasDistinctiveGoods: false,
  isWhole: false,
  hasCategories: false,
  hasStores: false,
  hasPages: false,
  hasPassages: false,
}
const first = (...facts: (keyof Facts)[]) =>
  firstKind({ ...nothing, ...Object.fromEntries(facts.map((fact) => [fact, true])) })
const goods: (keyof Facts)[] = ['hasGoods', 'hasDistinctiveGoods', 'isWhole']

describe('the kind of results that stands first', () => {
  test('is none where nothing is found', () => expect(first()).toBeNull())

  test('is stores where a service of stores is named with a place', () => {
    expect(first('namesService', 'namesServiceOfStores', 'namesPlace', ...goods)).toBe('stores')
  })

  test('is pages where a service is named, unless goods have all words and the question says more', () => {
    expect(first('namesService', ...goods)).toBe('pages')
    expect(first('namesService', 'saysMoreThanService', 'hasGoods', 'isWhole')).toBe('pages')
    expect(first('namesService', 'saysMoreThanService', ...goods)).toBe('products')
  })

  test('is stores where a place is named, unless goods are described and found', () => {
    expect(first('namesPlace', ...goods)).toBe('stores')
    expect(first('namesPlace', 'describesGoods')).toBe('stores')
    expect(first('namesPlace', 'describesGoods', ...goods)).toBe('products')
    expect(first('namesPlace', 'asksWhere', 'describesGoods', ...goods)).toBe('stores')
  })

  test('is pages where a passage answers a sentence', () => {
    expect(first('isSentence', 'hasPassages', ...goods)).toBe('pages')
    expect(first('hasPassages', ...goods)).toBe('products')
  })

  test('is pages where the words of a page stand only in texts of goods', () => {
    expect(first('hasGoods', 'hasPages')).toBe('pages')
    expect(first('hasGoods', 'hasDistinctiveGoods', 'hasPages')).toBe('products')
  })

  test('is goods and categories before stores, and stores before pages', () => {
    expect(first('hasCategories', 'hasStores', 'hasPages')).toBe('products')
    expect(first('hasStores', 'hasPages')).toBe('stores')
    expect(first('hasPages')).toBe('pages')
    expect(first('hasPassages')).toBe('pages')
  })
})

describe('the facts of a question', () => {
  const word = (typed: string): Part => ({ typed, words: typed, aspect: 'word', filters: [], sure: 1 })
  const facts = (typed: string[], { namesPlace = false, dropped = [] as string[] } = {}) =>
    factsOf({
      reading: {
        parts: typed.map(word),
        known: new Set(),
        words: typed,
        telling: typed,
        isSentence: false,
        mended: null,
        apart: null,
      },
      found: { article: NOTHING, store: NOTHING, page: NOTHING, city: NOTHING, category: NOTHING },
      services: [],
      passages: [],
      namesPlace,
      isWhole: false,
      dropped: new Set(dropped),
    })

  test('a dropped word does not describe goods', () => {
    expect(facts(['halinen']).describesGoods).toBe(true)
    expect(facts(['halinen'], { dropped: ['halinen'] }).describesGoods).toBe(false)
  })

  test('beside a place the number of a house does not describe goods', () => {
    expect(facts(['12']).describesGoods).toBe(true)
    expect(facts(['12'], { namesPlace: true }).describesGoods).toBe(false)
  })
})
