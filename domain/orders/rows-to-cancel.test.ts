import { describe, expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import type { PartedOrder } from './row-pieces.ts'
import { afterCanceling, buyerMayCancel, rowsToCancel } from './rows-to-cancel.ts'
import type { SentLine } from './rows-to-send.ts'

const line = (ref: string, quantity: number, more: Partial<SentLine> = {}): SentLine => ({
  ref,
  quantity,
  parentRef: null,
  articleDescription: ref,
  variety: '',
  eye: null,
  isMadeToMeasure: false,
  prescriptionComes: null,
  ...more,
})
const bottle = line('bottle', 2)
const frame = line('frame', 2)
const lenses = line('lenses', 2, { parentRef: 'frame', isMadeToMeasure: true })
const card = line('card', 1, { giftCard: {} as SentLine['giftCard'] })
const order = (more: Partial<PartedOrder<SentLine>> = {}): PartedOrder<SentLine> => ({
  state: 'pending',
  lines: [bottle, frame, lenses],
  fulfillments: [],
  cancellations: [],
  returns: [],
  ...more,
})
const of = (ref: string, quantity = 1) => ({ ref, quantity })
const sent = (...rows: { ref: string; quantity: number }[]) => ({ fulfillments: [{ n: 1, rows }] })

describe('canceling rows of an order', () => {
  test.each([
    ['a frame with its lenses', [of('frame')], [of('frame'), of('lenses')]],
    ['lenses without their frame', [of('lenses')], [of('lenses')]],
    ['every waiting row when none is named', undefined, [of('bottle', 2), of('frame', 2), of('lenses', 2)]],
  ])('cancels %s', (_, asked, rows) => expect(rowsToCancel(order(), asked)).toEqual(rows))

  test.each([
    ['more pieces than were bought', order(), [of('bottle', 3)], 'order.row_too_many'],
    ['a row that has left', order(sent(of('bottle', 2))), [of('bottle')], 'order.row_too_many'],
    [
      'a row that is already canceled',
      order({ cancellations: [{ rows: [of('bottle', 2)] }] }),
      [of('bottle')],
      'order.row_too_many',
    ],
    ['a row of another order', order(), [of('other')], 'order.row_unknown'],
    ['a gift card', order({ lines: [bottle, card] }), [of('card')], 'order.row_unknown'],
    ['rows of an order that has left', order({ state: 'sent' }), [of('bottle')], 'order.step_not_allowed'],
    ['rows of a canceled order', order({ state: 'canceled' }), [of('bottle')], 'order.step_not_allowed'],
  ])('refuses %s', (_, whole, asked, code) => expect(() => rowsToCancel(whole, asked)).toThrow(code))
})

const all = [of('bottle', 2), of('frame', 2), of('lenses', 2)]

test.each([
  ['all rows', order(), all, 'canceled'],
  ['the rows that wait for the optician', order(), [of('frame', 2), of('lenses', 2)], 'confirmed'],
  ['some of the rows that wait for the optician', order(), [of('frame'), of('lenses')], 'pending'],
  ['some of the rows that are packed', order({ state: 'received' }), [of('bottle')], 'received'],
  [
    'the rest of an order that has left in part',
    order(sent(of('bottle', 2))),
    [of('frame', 2), of('lenses', 2)],
    'sent',
  ],
  [
    'the rest of an order that has come back in part',
    order({ ...sent(of('bottle', 2)), returns: [{ rows: [of('bottle', 2)], declared: null }] }),
    [of('frame', 2), of('lenses', 2)],
    'returned',
  ],
  ['all but gift cards', order({ lines: [bottle, card] }), [of('bottle', 2)], 'delivered'],
] as const)('the order gets its new state after canceling %s', (_, whole, rows, state) => {
  expect(afterCanceling(whole, rows)).toMatchObject({ state, isWhole: state === 'canceled' })
})

test('canceling everything cancels an order of goods and gift cards', () => {
  const rows = [of('bottle', 2)]
  expect(afterCanceling(order({ lines: [bottle, card] }), rows, true)).toMatchObject({ isWhole: true })
})

test.each<[OrderState, boolean, boolean]>([
  ['received', true, true],
  ['pending', true, true],
  ['confirmed', true, false],
  ['sent', false, false],
  ['delivered', false, false],
  ['canceled', false, false],
  ['returned', false, false],
])('an order that is %s can be canceled by its buyer, or not, by what it contains', (state, plain, ground) => {
  const [bottle, lenses] = [{ isMadeToMeasure: false }, { isMadeToMeasure: true }]
  expect(buyerMayCancel({ state, lines: [bottle], fulfillments: [] })).toBe(plain)
  expect(buyerMayCancel({ state, lines: [bottle, lenses], fulfillments: [] })).toBe(ground)
  expect(buyerMayCancel({ state, lines: [bottle], fulfillments: [{}] })).toBe(false)
})
