import { expect, test } from 'vitest'
import { pickupUntil, readySince } from './pickup.ts'

test.for<[string, string]>([
  ['2026-11-26T10:00:00.000Z', '2027-02-26'],
  // It is the next day in Helsinki already.
  ['2026-11-26T22:30:00.000Z', '2027-02-27'],
  ['2026-11-30T10:00:00.000Z', '2027-02-28'],
])('what lies ready since %s is kept until %s', ([readyAt, until]) => {
  expect(pickupUntil(readyAt)).toBe(until)
})

const sent = { at: '2026-11-25T08:00:00.000Z', what: 'sent' }
const part = { at: '2026-11-24T08:00:00.000Z' }

test.for([
  ['sent', [part], part.at],
  ['sent', [], sent.at],
  ['confirmed', [part], part.at],
  ['confirmed', [], null],
  ['delivered', [part], null],
  ['canceled', [part], null],
] as const)('an order that is %s with the fulfillments %j lies ready since %s', ([state, fulfillments, since]) => {
  expect(readySince({ state, fulfillments, timeline: [sent] })).toBe(since)
})
