import { expect, test } from 'vitest'
import { answerTo, askedBy, checksumOf, readResultId, resultId } from './result-id.ts'

test.each(['search', 'listing', 'recommendation'] as const)('the id of a card of a %s contains its place', (kind) => {
  const id = resultId(kind, '0b5c', 12)
  expect(readResultId(id)).toEqual({ kind, answer: '0b5c', position: 12 })
})

test.each(['', 'abc', 's.a', 'x.a.1', 's.a.-1', 's.a.1e9', 's.a.123456', `s.${'a'.repeat(61)}.1`])(
  '%j is read as no place',
  (id) => {
    expect(readResultId(id)).toBeNull()
  },
)

test('a click on a search result contains the question only as its checksum', () => {
  const clicked = resultId('question', answerTo('kehykset', 'b0f1c2'), 2)
  expect(askedBy(clicked)).toBe(checksumOf('kehykset'))
  expect(clicked).not.toContain('kehykset')
  expect(askedBy(resultId('listing', answerTo('kehykset', 'b0f1c2'), 2))).toBeUndefined()
  expect(askedBy(resultId('search', 'b0f1c2', 2))).toBeUndefined()
  expect(new Set(['kehykset', 'kehys', 'ä', 'a', ''].map(checksumOf)).size).toBe(5)
})
