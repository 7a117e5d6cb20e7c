import { expect, test } from 'vitest'
import { termsTextKey } from './terms-text-key.ts'

const terms = { lawUntil: '2026-11-30', shopUntil: '2026-12-16' }

test.each([
  [null, '2026-11-30T10:00:00Z', 'terms'],
  [terms, '2026-11-30T21:59:00Z', 'terms_until'],
  [terms, '2026-11-30T22:01:00Z', 'terms_shop'],
  [terms, '2026-12-16T22:01:00Z', 'terms_over'],
])('the terms %j are shown at %s with the text %s', (known, at, key) => {
  expect(termsTextKey(known, new Date(at))).toBe(key)
})
