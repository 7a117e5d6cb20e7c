import { expect, test } from 'vitest'
import type { Hours } from '#contracts/stores.ts'
import { payingUntil } from './paying-time.ts'

const day: Hours = ['10:00', '18:00']
const store = {
  hours: [day, day, day, day, day, ['10:00', '15:00'] as Hours, null],
  lunch: [['12:00', '13:00'] as Hours, null, null, null, null, null, null],
  deviatingDays: [{ day: '2026-11-17', hours: ['10:00', '20:00'] as Hours, reason: null }],
}

// Helsinki is two hours ahead of UTC in November. 2026-11-16 is a Monday.
test.each([
  ['hour', '2026-11-16T09:00:00Z', '2026-11-16T09:30:00Z', '2026-11-16T10:30:00.000Z'],
  ['closing', '2026-11-16T09:00:00Z', '2026-11-16T09:30:00Z', '2026-11-16T16:00:00.000Z'],
  ['closing', '2026-11-17T09:00:00Z', '2026-11-17T09:30:00Z', '2026-11-17T18:00:00.000Z'],
  ['closing', '2026-11-16T15:00:00Z', '2026-11-16T16:00:00Z', null],
  ['closing', '2026-11-22T10:00:00Z', '2026-11-22T10:10:00Z', null],
  ['day', '2026-11-16T09:00:00Z', '2026-11-16T15:00:00Z', '2026-11-17T09:00:00.000Z'],
  // No longer than a day from the sale.
  ['hour', '2026-11-16T09:00:00Z', '2026-11-17T08:30:00Z', null],
  ['closing', '2026-11-16T09:00:00Z', '2026-11-17T08:30:00Z', null],
] as const)('the payment time "%s" of a sale at %s, requested at %s, ends at %s', (time, soldAt, now, until) => {
  expect(payingUntil(time, soldAt, store, new Date(now))).toBe(until)
})

test('a store that is closed to customers has no closing time to wait for', () => {
  expect(payingUntil('closing', '2026-11-16T09:00:00Z', undefined, new Date('2026-11-16T09:00:00Z'))).toBeNull()
})
