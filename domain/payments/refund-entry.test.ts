import { expect, test } from 'vitest'
import { claimedRefund, isRefundDue, settledRefunds, withNextTurn, type RefundEntry } from './refund-entry.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test('a refund that was claimed is left to who claimed it for a minute, and asked about later each time', () => {
  const claimed = entry()
  expect(isRefundDue(claimed, NOW)).toBe(false)
  expect(withNextTurn([claimed], 'one', NOW)).toBeNull()
  const [once] = withNextTurn([claimed], 'one', later(1)) ?? []
  const [twice] = withNextTurn([once!], 'one', later(2)) ?? []
  expect([once?.nextAskAt, twice?.nextAskAt]).toEqual([later(2).toISOString(), later(4).toISOString()])
})

test('what failed goes behind what was claimed after it', () => {
  const refunds = [entry(), entry({ key: 'two' })]
  const settled = settledRefunds(refunds, 'one', { state: 'failed', reported: 'failed' }, NOW)
  expect(settled?.map(({ key, state }) => [key, state])).toEqual([
    ['two', 'open'],
    ['one', 'failed'],
  ])
})

test('what the provider fails after it was done leaves the share of the gift card given', () => {
  const refunds = [entry({ state: 'done', reported: ['done'] })]
  const settled = settledRefunds(refunds, 'one', { state: 'failed', reported: 'failed' }, NOW)
  expect(settled).toMatchObject([
    { key: 'one card', state: 'done', toProvider: 0, toGiftCard: 40 },
    { key: 'one', state: 'failed', toProvider: 60, toGiftCard: 0, reported: ['done', 'failed'] },
  ])
})

test('what is said again, or of another refund, changes nothing', () => {
  const refunds = [entry({ state: 'failed', reported: ['failed'] })]
  expect(settledRefunds(refunds, 'one', { state: 'failed', reported: 'failed' }, NOW)).toBeNull()
  expect(settledRefunds(refunds, 'two', { state: 'done', reported: 'done' }, NOW)).toBeNull()
})

function entry(differences: Partial<RefundEntry> = {}): RefundEntry {
  const shares = { toProvider: 60, toGiftCard: 40 }
  return { ...claimedRefund({ key: 'one', ...shares, by: '', note: null }, NOW), ...differences }
}
