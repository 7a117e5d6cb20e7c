import { expect, test } from 'vitest'
import { withClaim, type RefundAsked } from './refund-claim.ts'
import type { RefundEntry } from './refund-entry.ts'

const NOW = new Date('2026-11-27T09:00:00.000Z')
const paid = { amountDue: 1000, giftCard: 500 }
const asked: RefundAsked = { key: 'one', amount: 800, by: 'Kaisa', note: '' }
const claimed = (changes: Partial<RefundAsked>, refunds: RefundEntry[] = []) =>
  withClaim({ paid, refunds }, { ...asked, ...changes }, NOW)

test('a refund is claimed once under its key, and stands last', () => {
  const once = claimed({}) ?? []
  expect(once).toMatchObject([{ key: 'one', toGiftCard: 500, toProvider: 300, state: 'open', by: 'Kaisa' }])
  expect(claimed({ amount: 100 }, once)).toBeNull()
  expect(claimed({ key: 'two', amount: 100 }, once)?.map(({ key }) => key)).toEqual(['one', 'two'])
})

test('the rest is all that is left, and nothing once nothing is', () => {
  const all = claimed({ amount: 'rest' }) ?? []
  expect(all).toMatchObject([{ toProvider: 1000, toGiftCard: 500 }])
  expect(claimed({ key: 'two', amount: 'rest' }, all)).toBeNull()
  expect(() => claimed({ key: 'two' }, all)).toThrow('order.refund_too_large')
})

test('nobody claims more than she may give in all, the rest included', () => {
  const before = claimed({ amount: 300 }) ?? []
  expect(() => claimed({ key: 'two', amount: 300, most: 500 }, before)).toThrow('order.refund_over_limit')
  expect(() => claimed({ key: 'two', amount: 'rest', most: 500 }, before)).toThrow('order.refund_over_limit')
  expect(claimed({ key: 'two', amount: 200, most: 500 }, before)).toHaveLength(2)
})
