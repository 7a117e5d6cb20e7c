import { describe, expect, it } from 'vitest'
import { shopAnalyzers } from './analyzers.ts'
import type { SearchQuestion } from './engine.ts'
import { asking, document, engineOf } from './search.fixture.ts'
import { readSynonyms } from './synonyms.ts'

const shop = engineOf([
  document('tuira', {
    fields: {
      number: '10-204',
      brand: 'Pikisaari',
      name: 'Tuira',
      category: 'Silmälasikehykset',
      text: 'Kevyt titaani',
    },
    facets: { brand: ['pikisaari'], color: ['gold', 'black'], shape: ['round'] },
    numbers: { price: 28900 },
  }),
  document('halinen', {
    fields: { brand: 'Aurakivi', name: 'Halinen', category: 'Silmälasikehykset', text: 'Kuin Pikisaari, mutta musta' },
    facets: { brand: ['aurakivi'], color: ['black'], shape: ['panto'] },
    numbers: { price: 19900, popularity: 1 },
  }),
  document('majakka', {
    fields: { brand: 'Jurmo', name: 'Majakka', category: 'Aurinkolasit', text: 'Vihreä linssi' },
    facets: { brand: ['jurmo'], color: ['gold'], shape: ['pilot'] },
    numbers: { price: 15900 },
  }),
  document('kaste', {
    fields: { brand: 'Kaste', name: 'Kaste Yksi', category: 'Piilolinssit' },
    facets: { brand: ['kaste'] },
  }),
  document('foreign', { tenant: 'other', fields: { name: 'Tuira' } }),
  document('swedish', { market: 'sv', language: 'sv', fields: { name: 'Solglasögon' } }),
])

function idsFor(text: string, changes: Partial<SearchQuestion> = {}): string[] {
  return shop.search(asking(text, changes)).hits.map(({ id }) => id)
}

describe('searching', () => {
  it.each([
    ['a word as it is written', 'Tuira', ['tuira']],
    ['an inflected form', 'aurinkolaseihin', ['majakka']],
    ['a part of a compound', 'kehykset', ['halinen', 'tuira']],
    ['a beginning', 'maj', ['majakka']],
    ['a typo', 'majaka', ['majakka']],
    ['a swap', 'majkaka', ['majakka']],
    ['two typos in a long word', 'aurnkolsit', ['majakka']],
    ['a typo in a beginning', 'aurnkol', ['majakka']],
    ['letters without dots', 'silmalasikehykset', ['halinen', 'tuira']],
    ['a compound written apart', 'piilo linssit', ['kaste']],
    ['a compound that nothing has, by its parts', 'titaanikehys', ['tuira']],
    ['all words', 'vihreät aurinkolasit', ['majakka']],
    ['words without those that say nothing', 'missä on majakka', ['majakka']],
    ['a number without its hyphen', '10204', ['tuira']],
  ])('finds %s', (_, text, ids) => {
    expect(idsFor(text).sort()).toEqual(ids)
  })

  it.each(['xyzzy', '€€€', '👓', '\u0000\u0001', '<script>'])('finds nothing by %j', (text) => {
    expect(shop.search(asking(text)).total).toBe(0)
  })

  it('finds everything for an empty search', () => {
    expect(shop.search(asking('  ')).total).toBe(4)
  })

  it('reports that no document has all the words', () => {
    expect(shop.search(asking('tuira majakka'))).toMatchObject({ total: 2, isPartial: true })
    expect(shop.search(asking('tuira kevyt'))).toMatchObject({ total: 1, isPartial: false })
  })

  it('ranks an exact brand before documents that only mention it', () => {
    expect(idsFor('Pikisaari')).toEqual(['tuira', 'halinen'])
  })

  it('does not correct a word that must be read as written, nor a part of it', () => {
    const compound = asking('aurnkolasit', { asWritten: new Set(['aurnkolasit']) })
    expect(shop.search(compound).isPartial).toBe(true)
    expect(idsFor('majkaka', { asWritten: new Set(['majkaka']) })).toEqual([])
  })

  it('finds the meaning of a synonym, in any form', () => {
    const synonyms = readSynonyms([{ from: 'piilarit', to: ['piilolinssit'] }], shopAnalyzers().fi)
    expect(idsFor('piilareita', { synonyms })).toEqual(['kaste'])
    expect(idsFor('piilareita')).toEqual([])
  })

  it('finds only documents of its own tenant and market', () => {
    expect(idsFor('Tuira', { tenant: 'other' })).toEqual(['foreign'])
    expect(idsFor('', { market: 'sv' })).toEqual(['swedish'])
    expect(idsFor('', { tenant: 'nobody' })).toEqual([])
    expect(idsFor('solglasögonen', { market: 'sv', language: 'sv' })).toEqual(['swedish'])
  })
})

describe('filtering a search', () => {
  const goldAndRound = [
    { facet: 'color', values: ['gold'] },
    { facet: 'shape', values: ['round'] },
  ]

  it('counts each facet without its own filter', () => {
    const { facets, total } = shop.search(asking('', { filters: goldAndRound, facets: ['color', 'shape'] }))
    expect(total).toBe(1)
    expect(facets.color).toEqual([
      { value: 'black', count: 1 },
      { value: 'gold', count: 1 },
    ])
    expect(facets.shape).toEqual([
      { value: 'pilot', count: 1 },
      { value: 'round', count: 1 },
    ])
  })

  it('gives the range of a number without its own filter', () => {
    const filters = [{ number: 'price', to: 16000 }]
    expect(shop.search(asking('', { filters, ranges: ['price'] }))).toMatchObject({
      total: 1,
      ranges: { price: { from: 15900, to: 28900 } },
    })
  })

  it.each([[{ facet: 'unknown', values: ['x'] }], [{ number: 'unknown' }], [{ number: 'price', from: Number.NaN }]])(
    'finds nothing with the filter %j',
    (filter) => {
      expect(shop.search(asking('', { filters: [filter] })).total).toBe(0)
    },
  )
})

describe('ordering a search result', () => {
  it('sorts by a number, with documents that lack it last', () => {
    expect(idsFor('', { sort: { number: 'price' } })).toEqual(['majakka', 'halinen', 'tuira', 'kaste'])
    expect(idsFor('', { sort: { number: 'price', isDescending: true } })).toEqual([
      'tuira',
      'halinen',
      'majakka',
      'kaste',
    ])
  })

  it('ranks popular documents higher', () => {
    expect(idsFor('kehykset')).toEqual(['halinen', 'tuira'])
  })

  it('puts pinned documents first and buried ones last', () => {
    const placed = { pins: ['kaste', 'tuira', 'gone'], buried: ['halinen'] }
    expect(idsFor('kehykset', placed)).toEqual(['kaste', 'tuira', 'halinen'])
  })

  it.each([
    [{ limit: -1 }, 0],
    [{ limit: 1e9 }, 4],
    [{ limit: Number.NaN }, 4],
    [{ offset: 3 }, 1],
    [{ offset: 1e12 }, 0],
    [{ offset: -5, limit: 2 }, 2],
  ])('limits the page %j', (page, count) => {
    expect(idsFor('', page)).toHaveLength(count)
  })
})

describe('explaining a hit', () => {
  it('names the word, what it matched and the field', () => {
    expect(shop.explain(asking('aurinkolaseihin'), 'majakka')?.words).toEqual([
      {
        word: 'aurinkolaseihin',
        found: 'aurinkolasi',
        field: 'category',
        form: 'base',
        meeting: 'inflected',
        points: expect.closeTo(5.415),
      },
    ])
  })

  it('adds up to the score', () => {
    for (const text of ['kehykset', 'Pikisaari', 'musta halinen', 'tuir']) {
      for (const { id, score } of shop.search(asking(text)).hits) {
        const made = shop.explain(asking(text), id)
        const points = made?.words.reduce((sum, word) => sum + word.points, 0) ?? 0
        expect(made?.boosts.reduce((product, { factor }) => product * factor, points)).toBeCloseTo(score)
      }
    }
  })

  it('gives null for a document that was not found', () => {
    expect(shop.explain(asking('tuira'), 'majakka')).toBeNull()
    expect(shop.explain(asking('tuira'), 'foreign')).toBeNull()
  })
})
