import { describe, expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import { isPrescriptionUnread, needsOptician } from './optician-steps.ts'

const bottle = { parentRef: null, isMadeToMeasure: false }
const frame = { parentRef: null, isMadeToMeasure: true }
const groundLenses = { parentRef: 'frame', isMadeToMeasure: true }
const lensesWithoutPower = { parentRef: 'frame', isMadeToMeasure: false }

test.each([
  ['nothing', [], false],
  ['goods alone', [bottle, frame], false],
  ['lenses ground by a prescription', [bottle, frame, groundLenses], true],
  ['lenses without power', [frame, lensesWithoutPower], false],
])('an order of %s needs the optician: %s', (_, lines, needs) => {
  expect(needsOptician(lines)).toBe(needs)
})

describe('a prescription that waits to be confirmed', () => {
  test('is unread until staff have opened it, whatever else happens', () => {
    expect(isPrescriptionUnread(order(['received', 'pending', 'noted']), true)).toBe(true)
    expect(isPrescriptionUnread(order(['received', 'pending', 'prescriptions_read', 'noted']), true)).toBe(false)
  })

  test('is unread again once the buyer has answered about it', () => {
    const answered = ['pending', 'prescriptions_read', 'inquiry_sent', 'inquiry_answered']
    expect(isPrescriptionUnread(order(answered), true)).toBe(true)
    expect(isPrescriptionUnread(order([...answered, 'prescriptions_read']), true)).toBe(false)
  })

  test('stays read when the order returns to the queue', () => {
    const back = ['received', 'pending', 'prescriptions_read', 'confirmed', 'pending']
    expect(isPrescriptionUnread(order(back), true)).toBe(false)
  })
})

test('an order without prescriptions has no unread one', () => {
  expect(isPrescriptionUnread(order(['received', 'pending']), false)).toBe(false)
})

test.each(['received', 'confirmed', 'sent'] as const)('an order that is %s has no unread prescription', (state) => {
  expect(isPrescriptionUnread(order(['received'], state), true)).toBe(false)
})

function order(entries: string[], state: OrderState = 'pending') {
  return { state, timeline: entries.map((what) => ({ what })) }
}
