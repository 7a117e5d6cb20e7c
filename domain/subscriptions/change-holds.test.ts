import { expect, test } from 'vitest'
import type { SubscriptionDelivery } from '#contracts/subscriptions.ts'
import { changeHolds } from './change-holds.ts'

const TODAY = '2026-12-01'
type Known = Pick<SubscriptionDelivery, 'period' | 'state' | 'sentOn' | 'isNext' | 'changeableUntil' | 'trouble'>

const planned: Known = {
  period: 3,
  state: 'active',
  sentOn: '2026-12-10',
  isNext: false,
  changeableUntil: null,
  trouble: null,
}
const ordered: Known = { ...planned, period: 1, state: 'delivered', sentOn: '2026-12-02' }
const left: Known = { ...ordered, sentOn: '2026-11-30' }
const next: Known = { ...planned, period: 2, isNext: true, changeableUntil: '2026-12-07' }
const charged: Known = { ...next, changeableUntil: null }
const declined: Known = { ...charged, trouble: 'declined' }
const stopped: Known = { ...declined, state: 'stopped' }
const frozen: Known = { ...planned, period: 2, state: 'frozen' }
const skipped: Known = { ...planned, period: 2, state: 'canceled', trouble: 'skipped' }

test.each([
  { of: 'the next delivery', deliveries: [left, next, planned], first: 2, tooLate: [] },
  { of: 'the next, not of an order that has not left', deliveries: [ordered, next, planned], first: 2, tooLate: [1] },
  { of: 'the one after that which is charged', deliveries: [left, charged, planned], first: 3, tooLate: [2] },
  { of: 'one whose card was declined', deliveries: [left, declined, planned], first: 2, tooLate: [] },
  { of: 'one that is stopped', deliveries: [left, stopped, planned], first: 2, tooLate: [] },
  { of: 'the first after a pause', deliveries: [left, frozen, planned], first: 2, tooLate: [] },
  { of: 'the one after a skipped one', deliveries: [left, skipped, planned], first: 3, tooLate: [] },
  { of: 'none where none comes', deliveries: [left], first: undefined, tooLate: [] },
])('a change of address holds first of $of', ({ deliveries, first, tooLate }) => {
  const holds = changeHolds(deliveries, TODAY)
  expect(holds.first?.period).toBe(first)
  expect(holds.tooLate.map(({ period }) => period)).toEqual(tooLate)
})
