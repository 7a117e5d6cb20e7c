import { expect, test } from 'vitest'
import { pickupReminderAt, pickupReminderFrom, pickupUntil, readySince } from './pickup.ts'

test.for<[string, string]>([
  ['2026-11-26T10:00:00.000Z', '2027-02-26'],
  // It is the next day in Helsinki already.
  ['2026-11-26T22:30:00.000Z', '2027-02-27'],
  ['2026-11-30T10:00:00.000Z', '2027-02-28'],
])('an order that is ready for pickup since %s waits until %s', ([readyAt, until]) => {
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

const weekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())

test.for<[string, (day: string) => boolean, string]>([
  // A Friday: the customer can come on Wednesday, Thursday and Friday.
  ['2027-02-26', weekday, '2027-02-24T08:00:00.000Z'],
  // A Sunday, on which the store is closed.
  ['2027-02-28', weekday, '2027-02-25T08:00:00.000Z'],
  // In summer.
  ['2027-06-30', () => true, '2027-06-28T07:00:00.000Z'],
  ['2027-02-26', () => false, '2027-02-12T08:00:00.000Z'],
])('the buyer of an order to be picked up until %s is reminded two opening days before', ([until, isOpen, at]) => {
  expect(pickupReminderAt(until, isOpen)).toBe(at)
  expect(pickupReminderFrom(until) <= at).toBe(true)
})
