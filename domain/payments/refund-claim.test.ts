import { expect, test } from 'vitest'
import { withClaim, type RefundAsked } from './refund-claim.ts'
import type { RefundEntry } from './refund-entry.ts'

const NOW = new Date('2026-11-27T09:00:00.000Z')
const paid = { amountDue: 1000, giftCard: 500 }
const asked: RefundAsked = { key: 'one', amount: 800, by: 'Kaisa', note: '' }
const claimed = (changes: Partial<RefundAsked>, refunds: RefundEntry[] = []) =>
  withClaim({ paid, refunds }, { ...asked, ...changes }, NOW)

test('a refund is claimed once under its key, and is stored last', () => {
  const once = claimed({}) ?? []
  expect(once).toMatchObject([{ key: 'one', toGiftCard: 500, toProvider: 300, state: 'open', by: 'Kaisa' }])
  expect(claimed({ amount: 100 }, once)).toBeNull()
  expect(claimed({ key: 'two', amount: 100 }, once)?.map(({ key }) => key)).toEqual(['one', 'two'])
})

test('a claim of the rest takes everything that is left, and nothing once nothing is left', () => {
  const all = claimed({ amount: 'rest' }) ?? []
  expect(all).toMatchObject([{ toProvider: 1000, toGiftCard: 500 }])
  expect(claimed({ key: 'two', amount: 'rest' }, all)).toBeNull()
  expect(() => claimed({ key: 'two' }, all)).toThrow('order.refund_too_large')
})

test('a staff member cannot claim more than their limit in total, including claims of the rest', () => {
  const before = claimed({ amount: 300 }) ?? []
  expect(() => claimed({ key: 'two', amount: 300, most: 500 }, before)).toThrow('order.refund_over_limit')
  expect(() => claimed({ key: 'two', amount: 'rest', most: 500 }, before)).toThrow('order.refund_over_limit')
  expect(claimed({ key: 'two', amount: 200, most: 500 }, before)).toHaveLength(2)
})
