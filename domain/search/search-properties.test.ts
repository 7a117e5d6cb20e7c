import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchDocument, SearchQuestion } from './engine.ts'
import { asking, document, engineOf, here, newEngine, settings } from './search.fixture.ts'

const words = 'musta vihreä kehys lasi aurinkolasit piilolinssit tuira kaste silmälasikehykset näöntarkastus'.split(' ')
const word = fc.constantFrom(...words)
const value = fc.constantFrom('a', 'b', 'c')

const anyDocument: fc.Arbitrary<SearchDocument> = fc
  .record({
    id: fc.integer({ min: 0, max: 25 }),
    kind: fc.constantFrom('article', 'store'),
    name: fc.array(word, { maxLength: 3 }),
    brand: word,
    text: fc.array(word, { maxLength: 5 }),
    color: fc.array(value, { maxLength: 2 }),
    shape: value,
    price: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  })
  .map(({ id, kind, name, brand, text, color, shape, price }) =>
    document(`${id}`, {
      kind,
      fields: { name: name.join(' '), brand, text: text.join(' ') },
      facets: { color, shape: [shape], brand: [brand] },
      numbers: price === undefined ? {} : { price },
    }),
  )

const isExcluded = fc.boolean()
const filter = fc.oneof(
  fc.record({
    facet: fc.constantFrom('color', 'shape'),
    values: fc.array(value, { minLength: 1, maxLength: 2 }),
    isExcluded,
  }),
  fc.record({ number: fc.constant('price'), from: fc.integer({ min: 0, max: 3 }), isExcluded }),
)

const anyQuestion: fc.Arbitrary<SearchQuestion> = fc
  .record({
    text: fc.oneof(
      word,
      fc.tuple(word, word).map((two) => two.join(' ')),
      fc.constant(''),
      fc.constantFrom('aurnko', 'kehy'),
    ),
    filters: fc.array(filter, { maxLength: 3 }),
    kinds: fc.constantFrom(['article'], ['store'], undefined),
  })
  .map(({ text, filters, kinds }) =>
    asking(text, { filters, facets: settings.facets, ranges: ['price'], limit: 50, ...(kinds && { kinds }) }),
  )

const edit = fc.oneof(
  { weight: 3, arbitrary: anyDocument },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 25 }).map(String) },
)

describe('a search index', () => {
  it('answers after any edits like one that is built anew', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 120 }), fc.array(anyQuestion, { maxLength: 4 }), (edits, questions) => {
        const edited = newEngine()
        const stored = new Map<string, SearchDocument>()
        for (const one of edits) {
          // The edit must clear what the search caches of a question.
          for (const question of questions) edited.search(question)
          if (typeof one === 'string') {
            edited.remove(here, [one])
            stored.delete(one)
          } else {
            edited.put([one])
            stored.set(one.id, one)
          }
        }
        const anew = engineOf([...stored.values()])
        const loaded = newEngine(edited.snapshot())
        for (const question of questions) {
          const answer = anew.search(question)
          // An index without documents has no facets to name.
          const expected = stored.size === 0 ? { total: 0, hits: [] } : answer
          expect(edited.search(question)).toMatchObject(expected)
          expect(loaded.search(question)).toMatchObject(expected)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('continues after a snapshot as if there had been none', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 40 }), fc.array(anyDocument, { maxLength: 40 }), (first, then) => {
        const loaded = newEngine(engineOf(first).snapshot())
        loaded.put(then)
        const { total, hits } = engineOf([...first, ...then]).search(asking('musta'))
        expect(loaded.search(asking('musta'))).toMatchObject({ total, hits })
      }),
      { numRuns: 40 },
    )
  })

  it('refuses a truncated snapshot', () => {
    const snapshot = engineOf([document('1', { fields: { name: 'Tuira' } })]).snapshot()
    expect(() => newEngine(snapshot.slice(0, snapshot.byteLength - 8))).toThrow()
    expect(() => newEngine(new ArrayBuffer(4))).toThrow()
  })
})

describe('a search result', () => {
  it('is divided by a filter and its exclusion without overlap or rest', () => {
    fc.assert(
      fc.property(fc.array(anyDocument), anyQuestion, filter, (documents, question, one) => {
        const engine = engineOf(documents)
        const filters = question.filters ?? []
        const total = (...more: (typeof one)[]) => engine.search({ ...question, filters: [...filters, ...more] }).total
        expect(total({ ...one, isExcluded: true }) + total({ ...one, isExcluded: false })).toBe(total())
      }),
    )
  })

  it('contains for an added word nothing that neither the words before nor it finds alone', () => {
    const several = fc.array(word, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 40 }), several, word, (documents, before, more) => {
        const engine = engineOf(documents)
        const found = (text: string) => engine.search(asking(text, { limit: 50 })).hits.map(({ id }) => id)
        const matched = new Set([...found(before.join(' ')), ...found(more)])
        expect(found([...before, more].join(' ')).filter((id) => !matched.has(id))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('does not depend on the order of filters', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 40 }), anyQuestion, (documents, question) => {
        const engine = engineOf(documents)
        const turned = { ...question, filters: [...(question.filters ?? [])].reverse() }
        expect(engine.search(turned)).toEqual(engine.search(question))
      }),
      { numRuns: 60 },
    )
  })

  it('counts for each value as many as choosing it finds', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 40 }), anyQuestion, (documents, question) => {
        const engine = engineOf(documents)
        const others = (question.filters ?? []).filter((one) => !('facet' in one && one.facet === 'color'))
        for (const { value: color, count } of engine.search(question).facets['color'] ?? []) {
          const filters = [...others, { facet: 'color', values: [color] }]
          expect(engine.search({ ...question, filters }).total).toBe(count)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the sum of a facet’s counts where each document has one value', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 40 }), anyQuestion, (documents, question) => {
        const filters = (question.filters ?? []).filter((one) => !('facet' in one && one.facet === 'shape'))
        const { total, facets } = engineOf(documents).search({ ...question, filters })
        expect((facets['shape'] ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(total)
      }),
      { numRuns: 60 },
    )
  })

  it('is given for any text, however long or strange', () => {
    const engine = engineOf([document('1', { fields: { name: 'Aurinkolasit', brand: 'Tuira' } })])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(engine.search(asking(text)).total).toBeLessThanOrEqual(1)
      }),
    )
    for (const part of ['a', 'lasi', 'silmälasi ', '\u0000', '👓', 'ä\u0308', "' OR 1=1 --"]) {
      expect(engine.search(asking(part.repeat(10_000))).hits.length).toBeLessThanOrEqual(1)
    }
  })
})
