import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partOf, rowPieces, waitingLines, type PartedOrder } from './row-pieces.ts'
import { isHeld, leftAfter, rowsToSend, sendableLines, type SentLine } from './rows-to-send.ts'

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
const bottle = line('bottle', 3)
const frame = line('frame', 2)
const lenses = line('lenses', 2, { parentRef: 'frame', isMadeToMeasure: true })
const card = line('card', 1, { giftCard: {} as SentLine['giftCard'] })
const order = (more: Partial<PartedOrder<SentLine>> = {}): PartedOrder<SentLine> => ({
  state: 'received',
  lines: [bottle, frame, lenses],
  fulfillments: [],
  cancellations: [],
  returns: [],
  ...more,
})
const one = (ref: string, quantity = 1) => [{ ref, quantity }]

describe('sending rows of an order', () => {
  test('sends everything that waits, except gift cards, when no rows are named', () => {
    const fulfillments = [{ n: 1, rows: one('bottle', 2) }]
    expect(rowsToSend(order({ lines: [bottle, card], fulfillments }))).toEqual(one('bottle', 1))
  })

  test('sends a frame together with the lenses ground for it, whichever is named', () => {
    const pair = [...one('frame'), ...one('lenses')]
    expect(rowsToSend(order(), one('frame'))).toEqual(pair)
    expect(rowsToSend(order(), one('lenses'))).toEqual(pair)
  })

  test.each([
    ['more pieces than were bought', order(), one('bottle', 4), 'order.row_too_many'],
    [
      'a row named twice for more pieces than wait',
      order(),
      [...one('bottle', 2), ...one('bottle', 2)],
      'order.row_too_many',
    ],
    [
      'a row that has left',
      order({ fulfillments: [{ n: 1, rows: one('bottle', 3) }] }),
      one('bottle'),
      'order.row_too_many',
    ],
    ['a row of another order', order(), one('other'), 'order.row_unknown'],
    ['a gift card', order({ lines: [bottle, card] }), one('card'), 'order.row_unknown'],
    ['lenses that the optician has not seen', order({ state: 'pending' }), one('frame'), 'order.row_held'],
    ['rows of a canceled order', order({ state: 'canceled' }), one('bottle'), 'order.step_not_allowed'],
    ['rows of an order that has left', order({ state: 'sent' }), one('bottle'), 'order.step_not_allowed'],
    ['every row of an order in review', order({ state: 'pending' }), undefined, 'order.step_not_allowed'],
  ])('refuses %s', (_, whole, asked, code) => {
    expect(() => rowsToSend(whole, asked)).toThrow(code)
  })

  test('sends from an order in review only the rows that need no optician', () => {
    expect(sendableLines(order({ state: 'pending' })).map(({ ref }) => ref)).toEqual(['bottle'])
    expect(rowsToSend(order({ state: 'pending' }), one('bottle'))).toEqual(one('bottle'))
    const contact = line('contact', 1, { eye: 'right' })
    expect(isHeld(contact, [contact])).toBe(true)
  })
})

test('the pieces of a row add up to what was bought, and an order can be sent in any parts to its last piece', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(quantities, fc.infiniteStream(fc.nat()), (pieces, draws) => {
      const lines = pieces.map((quantity, index) => line(String(index), quantity))
      let now = order({ lines })
      for (let n = 1; waitingLines(now).length > 0; n += 1) {
        const waiting = waitingLines(now)
        const chosen = waiting[Number(draws.next().value) % waiting.length]
        if (!chosen) break
        const rows = rowsToSend(now, one(chosen.ref, 1 + (Number(draws.next().value) % chosen.quantity)))
        const left = leftAfter(now, rows)
        now = { ...now, fulfillments: [...now.fulfillments, { n, rows }] }
        expect(partOf(now, n).later).toEqual(left)
        for (const [index, { waiting: still, sent, canceled, returned }] of rowPieces(now).entries())
          expect(still + sent + canceled + returned).toBe(pieces[index])
      }
      const state = 'sent'
      expect(rowPieces({ ...now, state })).toEqual(
        rowPieces({ state, lines, fulfillments: [], cancellations: [], returns: [] }),
      )
    }),
  )
})

test.each([
  ['sent', { waiting: 0, sent: 3, canceled: 0, returned: 0 }],
  ['canceled', { waiting: 0, sent: 0, canceled: 3, returned: 0 }],
  ['returned', { waiting: 0, sent: 0, canceled: 0, returned: 3 }],
  ['confirmed', { waiting: 3, sent: 0, canceled: 0, returned: 0 }],
] as const)('an order without recorded parts that is %s has the pieces of its state', (state, pieces) => {
  expect(rowPieces(order({ state, lines: [bottle] }))).toEqual([{ ref: 'bottle', ...pieces }])
})
