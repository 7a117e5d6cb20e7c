import { expect, test } from 'vitest'
import type { GiftCardMovement } from '#contracts/giftcards.ts'
import { assertBeSpendable, balanceOf, giftCardShare, liabilityByMonth } from './ledger.ts'

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

test.each([
  [5000, 2000, 2000],
  [5000, 5000, 5000],
  [5000, 9000, 5000],
  [5000, 0, 0],
  [0, 2000, 0],
])('of a total of %d cents, a card with a balance of %d pays %d', (total, balance, share) => {
  expect(giftCardShare(total, balance)).toBe(share)
})

test.each([
  [1, '2026-11-21', null],
  [5000, '2028-01-01', null],
  [5000, '2026-11-20', 'giftcard.expired'],
  [0, '2028-01-01', 'giftcard.empty'],
])('a card with %d cents, valid until %s, is refused with %s', (balance, expiresOn, code) => {
  const pay = () => assertBeSpendable({ balance, expiresOn }, '2026-11-21')
  if (code) expect(pay).toThrow(code)
  else expect(pay).not.toThrow()
})
