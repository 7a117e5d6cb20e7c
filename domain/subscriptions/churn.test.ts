import { expect, test } from 'vitest'
import type { MonthTotal } from '#domain/ledger/balances.ts'
import { subscriptionMonth } from './churn.ts'

const total = (changed: Partial<MonthTotal>): MonthTotal => ({
  month: '2027-01',
  account: 'sales',
  rate: 2550,
  kind: 'subscription',
  debit: 0,
  credit: 0,
  ...changed,
})

test('a month shows how many of its subscribers left, and the revenue without VAT', () => {
  const totals = [
    total({ credit: 10_000 }),
    total({ account: 'credits', debit: 2_000 }),
    total({ account: 'discounts', debit: 500, rate: null }),
    total({ account: 'vat', credit: 2_550 }),
    total({ account: 'receivables', rate: null, debit: 12_550 }),
    total({ kind: 'lifestyle', credit: 99_999 }),
  ]
  const counts = { month: '2027-01', before: 40, begun: 9, ended: 3 }
  expect(subscriptionMonth(counts, totals, 'subscription')).toEqual({ ...counts, churn: 75, revenue: 7_500 })
  expect(subscriptionMonth(counts, totals, 'lifestyle').revenue).toBe(99_999)
})

test('a month without contracts at its start has no churn', () => {
  const counts = { month: '2027-01', before: 0, begun: 9, ended: 0 }
  expect(subscriptionMonth(counts, [], 'lifestyle')).toEqual({ ...counts, churn: null, revenue: 0 })
})
