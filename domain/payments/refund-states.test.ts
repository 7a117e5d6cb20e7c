import { expect, test } from 'vitest'
import { refundStatesBefore, type RefundState } from './refund-states.ts'

test.each<[RefundState, RefundState[]]>([
  ['open', []],
  ['sent', ['open', 'unsure']],
  ['unsure', ['open', 'sent', 'failed']],
  ['done', ['open', 'sent', 'unsure', 'failed']],
  ['failed', ['open', 'sent', 'unsure', 'done']],
])('a refund comes to be %s from %j', (state, before) => {
  expect(refundStatesBefore(state)).toEqual(before)
})
