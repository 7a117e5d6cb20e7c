import { expect, test } from 'vitest'
import type { GiftCardMovement } from '#contracts/giftcards.ts'
import { balanceOf, liabilityByMonth } from './ledger.ts'

const movements: GiftCardMovement[] = [
  { kind: 'use', amount: -2000, on: '2026-11-02' },
  { kind: 'issue', amount: 5000, on: '2026-09-30' },
  { kind: 'return', amount: 500, on: '2026-11-30' },
  { kind: 'issue', amount: 1000, on: '2026-11-01' },
  { kind: 'expiry', amount: -3500, on: '2027-01-01' },
]

test('each month begins with the balance of the month before, and the last month ends with the current balance', () => {
  const none = { issue: 0, use: 0, return: 0, expiry: 0, revival: 0, withdrawal: 0, transfer: 0 }
  expect(liabilityByMonth(movements)).toEqual([
    { month: '2027-01', before: 4500, sums: { ...none, expiry: 3500 }, after: 1000 },
    { month: '2026-11', before: 5000, sums: { ...none, issue: 1000, use: 2000, return: 500 }, after: 4500 },
    { month: '2026-09', before: 0, sums: { ...none, issue: 5000 }, after: 5000 },
  ])
  expect(balanceOf(movements)).toBe(1000)
})

test('without gift cards the report is empty', () => {
  expect(liabilityByMonth([])).toEqual([])
})
