import { expect, test } from 'vitest'
import { isSessionAlive, trustOf } from './session-life.ts'

const times = (lastUsedAt: string, identifiedAt: string | null = null) => ({
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt,
  identifiedAt,
})

test.each([
  ['2026-03-01T10:00:00.000Z', '2026-03-31T09:59:59.999Z', true],
  ['2026-03-01T10:00:00.000Z', '2026-03-31T10:00:00.000Z', false],
  ['2026-08-27T10:00:00.000Z', '2026-08-28T09:59:59.000Z', true],
  ['2026-08-27T10:00:00.000Z', '2026-08-28T10:00:00.000Z', false],
])('a session last used at %s is alive at %s: %s', (lastUsedAt, at, isAlive) => {
  expect(isSessionAlive(times(lastUsedAt), new Date(at))).toBe(isAlive)
})

test.each([
  [null, 'weak'],
  ['2026-03-01T09:30:00.001Z', 'strong'],
  ['2026-03-01T09:30:00.000Z', 'weak'],
])('a customer identified at %s is still identified: %s', (identifiedAt, trust) => {
  expect(trustOf(times('2026-03-01T10:00:00.000Z', identifiedAt), new Date('2026-03-01T10:00:00.000Z'))).toBe(trust)
})
