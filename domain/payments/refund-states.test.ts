import { expect, test } from 'vitest'
import type { RefundState } from '#contracts/payments.ts'
import { refundMayBecome, refundOutcome, type ProviderReport } from './refund-states.ts'

const STATES: RefundState[] = ['open', 'sent', 'unsure', 'done', 'failed']

test.each<[RefundState, RefundState[]]>([
  ['open', []],
  ['sent', ['open', 'unsure']],
  ['unsure', ['open', 'sent', 'failed']],
  ['done', ['open', 'sent', 'unsure', 'failed']],
  ['failed', ['open', 'sent', 'unsure', 'done']],
])('a refund reaches the state %s from %j', (state, before) => {
  expect(STATES.filter((from) => refundMayBecome({ state: from }, { state }))).toEqual(before)
})

test.each<[RefundState, ProviderReport[], { state: RefundState; reported?: ProviderReport }, boolean]>([
  ['done', ['done'], { state: 'failed', reported: 'failed' }, true],
  ['failed', ['failed'], { state: 'done' }, true],
  ['done', ['failed'], { state: 'failed', reported: 'failed' }, false],
  ['failed', ['done', 'failed'], { state: 'done', reported: 'done' }, false],
])('a refund that is %s, with the reports %j, may become %j: %s', (state, reported, next, moves) => {
  expect(refundMayBecome({ state, reported }, next)).toBe(moves)
})

test.each([
  [undefined, 'none'],
  ['done', 'done'],
  ['failed', 'failed'],
  ['open', 'under_way'],
  ['sent', 'under_way'],
  ['unsure', 'under_way'],
] as const)('a refund that is %s is shown as %s', (state, reported) => {
  expect(refundOutcome(state)).toBe(reported)
})
