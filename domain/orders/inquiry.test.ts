import { expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import { answerableUntil, isInReview, lastInquiry, assertAwaitAnswer } from './inquiry.ts'

const order = (changes: object = {}) => ({
  state: 'pending' as OrderState,
  awaitsAnswerUntil: '2026-03-08',
  timeline: [{ what: 'inquiry_sent' }, { what: 'noted' }, { what: 'inquiry_sent' }],
  ...changes,
})
const open = { n: 2, answeredAt: null }

test('a question can be answered for seven days', () => {
  expect(answerableUntil('2026-03-01')).toBe('2026-03-08')
  expect(() => assertAwaitAnswer(order(), open, '2026-03-08')).not.toThrow()
})

test.each([
  ['it is answered', order(), { n: 2, answeredAt: '2026-03-02T10:00:00.000Z' }, 'inquiry.answered'],
  ['a later question is asked', order(), { n: 1, answeredAt: null }, 'inquiry.closed'],
  ['the order has left the review', order({ state: 'confirmed' }), open, 'inquiry.closed'],
  ['no question is open', order({ awaitsAnswerUntil: null }), open, 'inquiry.closed'],
  ['its last day is over', order({ awaitsAnswerUntil: '2026-03-01' }), open, 'inquiry.closed'],
])('a question cannot be answered once %s', (_, about, inquiry, code) => {
  expect(() => assertAwaitAnswer(about, inquiry, '2026-03-02')).toThrow(expect.objectContaining({ code }))
})

test('an order that waits for its prescription is not in review', () => {
  expect(isInReview({ state: 'pending', awaitsPrescription: true })).toBe(false)
  expect(isInReview({ state: 'pending', awaitsPrescription: null })).toBe(true)
  expect(lastInquiry({ timeline: [] })).toBe(0)
})
