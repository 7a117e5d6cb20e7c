import { expect, test } from 'vitest'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { refundsForStaff } from './refunds-for-staff.ts'

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
])('of refunds of 100 that are %j, with %d owed, staff look at %j', (states, owed, places) => {
  const refunds = states.map((state) => ({ state, since: SINCE, toProvider: 60, toGiftCard: 40 }))
  const seen = refundsForStaff(refunds, owed, new Date(SINCE))
  expect(seen.map((refund) => refunds.indexOf(refund))).toEqual(places)
})
