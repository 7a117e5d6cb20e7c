import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CoOccurrences } from './co-occurrences.ts'
import { recommend, type Candidate, type RecommendQuestion } from './recommend.ts'

const known = new CoOccurrences()
for (const person of ['Aino', 'Eero', 'Helmi', 'Onni'])
  for (const item of ['frame', 'case', 'cloth', 'lens']) known.add({ person, item })
for (const person of ['Vieno', 'Toivo', 'Sylvi', 'Urho', 'Kerttu', 'Lahja'])
  for (const item of ['lens', 'spray']) known.add({ person, item })

const goods: [string, Omit<Candidate, 'family'>][] = [
  ['frame', { brand: 'aurakivi', isAvailable: true }],
  ['case', { brand: 'kuulas', isAvailable: true }],
  ['cloth', { brand: 'kuulas', isAvailable: true }],
  ['lens', { brand: 'tyyni', isAvailable: true }],
  ['spray', { brand: 'kuulas', isAvailable: false }],
  ['new', { brand: 'lyyti', isAvailable: true }],
]
const catalog = new Map(goods.map(([item, about]): [string, Candidate] => [item, { ...about, family: item }]))

function recommended(question: Partial<RecommendQuestion>): string[] {
  const usual = { from: [], catalog, alike: () => [], limit: 10 }
  return recommend(known, { ...usual, ...question }).map(({ item }) => item)
}

describe('recommending articles', () => {
  test('recommends what the same persons wanted, never the article itself', () => {
    expect(recommended({ from: ['frame'] }).slice(0, 2)).toEqual(['case', 'cloth'])
    expect(recommended({ from: ['frame'] })).not.toContain('frame')
  })

  test('recommends new articles by their similarity, before articles that are merely popular', () => {
    const alike = () => [{ item: 'new', score: 0.9 }]
    expect(recommended({ from: ['frame'], alike })).toEqual(['case', 'cloth', 'new', 'lens'])
  })

  test('recommends one color of a model, and no other color of the given article', () => {
    const colors = new Map([...catalog].map(([item, about]) => [item, { ...about, family: item.slice(0, 1) }]))
    expect(recommended({ from: ['frame'], catalog: colors })).toEqual(['case', 'lens'])
    expect(recommended({ from: ['cloth'], catalog: colors })).not.toContain('case')
  })

  test('recommends nothing that is sold out, unless asked to', () => {
    expect(recommended({ from: ['lens'] })).not.toContain('spray')
    expect(recommended({ from: ['lens'], withSoldOut: true })[0]).toBe('spray')
  })

  test('recommends popular articles where nothing is known of the person', () => {
    expect(recommended({ limit: 2 })).toEqual(['lens', 'case'])
  })

  test('mixes the brands', () => {
    const alike = () => ['case', 'cloth', 'new'].map((item, at) => ({ item, score: 0.9 - at * 0.05 }))
    expect(recommended({ from: ['unknown'], alike }).slice(0, 3)).toEqual(['case', 'new', 'cloth'])
  })

  test('recommends nothing that is not in the catalog', () => {
    expect(recommended({ from: ['frame'], catalog: new Map() })).toEqual([])
  })

  test('recommends each article once, and no more than the limit', () => {
    const items = fc.subarray([...catalog.keys()])
    fc.assert(
      fc.property(items, fc.nat(10), (from, limit) => {
        const found = recommended({ from, limit })
        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBeLessThanOrEqual(limit)
        for (const item of from) expect(found).not.toContain(item)
      }),
    )
  })
})
