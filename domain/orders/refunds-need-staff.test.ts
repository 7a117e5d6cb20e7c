import { expect, test } from 'vitest'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { refundsNeedStaff } from './refunds-need-staff.ts'

test.each<[RefundState[], boolean]>([
  [[], false],
  [['done', 'sent'], false],
  [['failed'], true],
  [['failed', 'sent'], false],
  [['failed', 'failed'], true],
  [['sent', 'failed'], true],
  [['unsure', 'done'], true],
])('refunds that are %j: %s', (states, needs) => {
  const since = '2026-11-21T12:00:00.000Z'
  const refunds = states.map((state) => ({ state, since }))
  expect(refundsNeedStaff(refunds, new Date(since))).toBe(needs)
})
