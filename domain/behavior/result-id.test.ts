import { expect, test } from 'vitest'
import { readResultId, resultId } from './result-id.ts'

test.each(['search', 'listing', 'recommendation'] as const)('the id of a card of a %s tells its place', (kind) => {
  const id = resultId(kind, '0b5c', 12)
  expect(readResultId(id)).toEqual({ kind, answer: '0b5c', position: 12 })
})

test.each(['', 'abc', 's.a', 'x.a.1', 's.a.-1', 's.a.1e9', 's.a.123456', `s.${'a'.repeat(61)}.1`])(
  '%j tells nothing',
  (id) => {
    expect(readResultId(id)).toBeNull()
  },
)
