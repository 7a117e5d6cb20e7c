import { expect, test } from 'vitest'
import { refundMayBecome } from './refund-may-become.ts'
import type { RefundState } from './refund-states.ts'

test.each<[RefundState, string[], { state: RefundState; heard?: string }, boolean]>([
  ['sent', [], { state: 'done', heard: 'done' }, true],
  ['done', ['done'], { state: 'failed', heard: 'failed' }, true],
  ['failed', ['failed'], { state: 'done' }, true],
  ['done', ['failed'], { state: 'failed', heard: 'failed' }, false],
  ['failed', ['done', 'failed'], { state: 'done', heard: 'done' }, false],
  ['done', [], { state: 'sent' }, false],
])('a refund that is %s, of which the provider has said %j, hears %j: %s', (state, heard, said, moves) => {
  expect(refundMayBecome({ state, heard }, said)).toBe(moves)
})
