import { describe, expect, test } from 'vitest'
import { NOTHING_FOUND, type MetWord, type SearchAnswer } from './engine.ts'
import {
  answeringPages,
  bestFitting,
  droppedParts,
  fitting,
  fittingGoods,
  isWhole,
  namedAnswer,
  NOTHING,
} from './fitting.ts'
import type { MatchedGoods } from './reading/ask-goods.ts'
import type { Part } from './reading/reading.ts'

const met = (meeting: MetWord['meeting'], isDistinctive = true): MetWord => ({
  word: 'lasit',
  meeting,
  matched: null,
  isDistinctive,
})
const answer = (words: MetWord[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  ...NOTHING_FOUND,
  total: 1,
  hits: [{ id: 'one', kind: 'article', score: 1 }],
  words,
  ...more,
})

describe('an answer', () => {
  test('fits whole where each word was met, and as misspelt where one has a typing error', () => {
    expect(fitting(answer([met('exact')]), {})).toMatchObject({ fit: 'whole', isSpelledOut: true })
    expect(fitting(answer([met('exact'), met('typo')]), {})).toMatchObject({ fit: 'misspelt', isSpelledOut: false })
    expect(fitting(answer([met('prefix')]), {})).toMatchObject({ fit: 'whole', isSpelledOut: false })
  })

  test('with only some of the words does not fit, unless editors have pinned its first hit', () => {
    const partial = answer([met('typo')], { isPartial: true })
    expect(fitting(partial, {})).toBe(NOTHING)
    expect(fitting(partial, { pins: ['other'] })).toBe(NOTHING)
    expect(fitting(partial, { pins: ['one'] })).toMatchObject({ fit: 'whole', isSpelledOut: true })
  })

  test('of stores of a named place fits whole, and shows as many as the limit', () => {
    expect(namedAnswer('store', ['a', 'b', 'c'], 2)).toMatchObject({ total: 3, fit: 'whole', hits: [{}, {}] })
    expect(namedAnswer('store', [], 2)).toMatchObject({ total: 0, fit: 'none' })
  })

  test('of pages counts for one word only where a page is about it', () => {
    const mentioned = fitting(answer([met('exact', false)]), {})
    expect(answeringPages(mentioned, { telling: ['lasit'] })).toBe(NOTHING)
    expect(answeringPages(mentioned, { telling: ['lasit', 'huolto'] })).toBe(mentioned)
  })
})

describe('of the answers of all kinds', () => {
  const whole = fitting(answer([met('exact')]), {})
  const misspelt = fitting(answer([met('typo')]), {})
  const found = { article: whole, store: misspelt, page: NOTHING, city: misspelt, category: misspelt }

  test('those that fit less than the best are emptied', () => {
    expect(bestFitting(found, false)).toEqual({ ...found, store: NOTHING, city: NOTHING, category: NOTHING })
  })

  test('stores and towns of a named place stay', () => {
    expect(bestFitting(found, true)).toEqual({ ...found, category: NOTHING })
  })
})

describe('goods', () => {
  const part = (aspect: Part['aspect'], typed: string): Part => ({ aspect, typed, words: typed, filters: [], sure: 1 })
  const goods = (dropped: Part[], corrected: string | null = null): MatchedGoods => ({
    answer: answer([met('exact')]),
    question: { tenant: 't', market: 'fi', language: 'fi', kinds: ['article'], text: 'lasit' },
    dropped,
    corrected,
  })

  test('found by a mended question fit as misspelt', () => {
    expect(fittingGoods(goods([])).fit).toBe('whole')
    expect(fittingGoods(goods([], 'lasit'))).toMatchObject({ fit: 'misspelt', isSpelledOut: false })
  })

  test('are whole unless a word was dropped or mended', () => {
    expect(isWhole(goods([part('color', 'punaiset')]))).toBe(true)
    expect(isWhole(goods([part('word', 'halinen')]))).toBe(false)
    expect(isWhole(goods([], 'lasit'))).toBe(false)
    expect(isWhole(null)).toBe(false)
  })

  test('list what they lack, without places and stores', () => {
    const dropped = droppedParts(goods([part('place', 'pori'), part('store', 'myymälä'), part('color', 'punaiset')]))
    expect(dropped).toEqual([{ aspect: 'color', typed: 'punaiset' }])
    expect(droppedParts(null)).toEqual([])
  })
})
