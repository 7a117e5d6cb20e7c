import { expect, test } from 'vitest'
import { claimedRefund, isRefundDue, settledRefunds, withNextAttempt, type RefundEntry } from './refund-entry.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test('a claimed refund becomes due after a minute, and later after each attempt', () => {
  const claimed = entry()
  expect(isRefundDue(claimed, NOW)).toBe(false)
  expect(withNextAttempt([claimed], 'one', NOW)).toBeNull()
  const [once] = withNextAttempt([claimed], 'one', later(1)) ?? []
  const [twice] = withNextAttempt([once!], 'one', later(2)) ?? []
  expect([once?.nextAskAt, twice?.nextAskAt]).toEqual([later(2).toISOString(), later(4).toISOString()])
})

test('a failed refund moves behind those claimed after it', () => {
  const refunds = [entry(), entry({ key: 'two' })]
  const settled = settledRefunds(refunds, 'one', { state: 'failed', reported: 'failed' }, NOW)
  expect(settled?.map(({ key, state }) => [key, state])).toEqual([
    ['two', 'open'],
    ['one', 'failed'],
  ])
})

test('a refund that fails at the provider after it was done leaves the gift card’s share refunded', () => {
  const refunds = [entry({ state: 'done', reported: ['done'] })]
  const settled = settledRefunds(refunds, 'one', { state: 'failed', reported: 'failed' }, NOW)
  expect(settled).toMatchObject([
    { key: 'one card', state: 'done', toProvider: 0, toGiftCard: 40 },
    { key: 'one', state: 'failed', toProvider: 60, toGiftCard: 0, reported: ['done', 'failed'] },
  ])
})

test('a repeated report, or one about another refund, changes nothing', () => {
  const refunds = [entry({ state: 'failed', reported: ['failed'] })]
  expect(settledRefunds(refunds, 'one', { state: 'failed', reported: 'failed' }, NOW)).toBeNull()
  expect(settledRefunds(refunds, 'two', { state: 'done', reported: 'done' }, NOW)).toBeNull()
})

function entry(differences: Partial<RefundEntry> = {}): RefundEntry {
  const shares = { toProvider: 60, toGiftCard: 40 }
  return { ...claimedRefund({ key: 'one', ...shares, by: '', note: '' }, NOW), ...differences }
}
