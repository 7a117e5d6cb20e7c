import { expect, test } from 'vitest'
import { termsSaid } from './terms-said.ts'

const terms = { lawUntil: '2026-11-30', shopUntil: '2026-12-16' }

test.each([
  [null, '2026-11-30T10:00:00Z', 'terms'],
  [terms, '2026-11-30T21:59:00Z', 'terms_until'],
  [terms, '2026-11-30T22:01:00Z', 'terms_shop'],
  [terms, '2026-12-16T22:01:00Z', 'terms_over'],
])('%j are told at %s by %s', (known, at, said) => {
  expect(termsSaid(known, new Date(at))).toBe(said)
})
