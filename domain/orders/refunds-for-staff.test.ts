import { expect, test } from 'vitest'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { refundsForStaff } from './refunds-for-staff.ts'

test.each<[RefundState[], number[]]>([
  [[], []],
  [['done', 'sent'], []],
  [['failed'], [0]],
  [['failed', 'sent'], []],
  [
    ['failed', 'failed'],
    [0, 1],
  ],
  [['sent', 'failed'], [1]],
  [['unsure', 'done'], [0]],
])('of refunds that are %j, staff look at %j', (states, places) => {
  const since = '2026-11-21T12:00:00.000Z'
  const refunds = states.map((state, place) => ({ state, since, place }))
  expect(refundsForStaff(refunds, new Date(since)).map(({ place }) => place)).toEqual(places)
})
