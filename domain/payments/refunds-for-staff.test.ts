import { expect, test } from 'vitest'
import type { RefundState } from '#contracts/payments.ts'
import { refundsForStaff, refundTrouble } from './refunds-for-staff.ts'

const SINCE = '2026-11-21T12:00:00.000Z'

test.each<[RefundState[], number, number[]]>([
  [[], 0, []],
  [['done', 'sent'], 0, []],
  [['failed'], 100, [0]],
  [['failed', 'sent'], 0, []],
  [['failed', 'sent'], 40, [0]],
  [['failed', 'failed'], 200, [0, 1]],
  [['failed', 'failed'], 100, [1]],
  [['sent', 'failed'], 100, [1]],
  [['unsure', 'done'], 0, [0]],
])('among refunds of 100 that are %j, with %d outstanding, staff see those at %j', (states, outstanding, places) => {
  const refunds = states.map((state) => ({ state, since: SINCE, toProvider: 60, toGiftCard: 40 }))
  const seen = refundsForStaff(refunds, outstanding, new Date(SINCE))
  expect(seen.map((refund) => refunds.indexOf(refund))).toEqual(places)
})

test.each([
  ['unsure', '2026-11-21T12:00:00.000Z', true],
  ['open', '2026-11-21T11:30:00.000Z', false],
  ['open', '2026-11-21T10:59:00.000Z', true],
  ['sent', '2026-11-20T13:00:00.000Z', false],
  ['sent', '2026-11-20T11:59:00.000Z', true],
  ['done', '2026-01-01T00:00:00.000Z', false],
] as const)('a refund that is %s since %s is shown to staff: %s', (state, since, isForStaff) => {
  const refund = { state, since, toProvider: 100, toGiftCard: 0 }
  expect(refundsForStaff([refund], 0, new Date(SINCE))).toEqual(isForStaff ? [refund] : [])
})

test.each<[RefundState[], boolean, ReturnType<typeof refundTrouble>]>([
  [['failed', 'unsure'], false, 'refund_unsure'],
  [['failed'], true, 'refund_failed'],
  [['failed', 'done'], false, null],
  [['sent'], false, null],
  [[], false, 'refund_owed'],
  [[], true, null],
])('for 100 promised and refunds that are %j, given by a step: %s, staff see %s', (states, isGiven, reported) => {
  const refunds = states.map((state) => ({ state, since: SINCE, toProvider: 100, toGiftCard: 0 }))
  expect(refundTrouble(100, refunds, isGiven, new Date(SINCE))).toBe(reported)
})

test('a refund that waits for too long is reported as late', () => {
  const refunds = [{ state: 'sent' as const, since: '2026-11-20T11:59:00.000Z', toProvider: 100, toGiftCard: 0 }]
  expect(refundTrouble(100, refunds, false, new Date(SINCE))).toBe('refund_late')
})
