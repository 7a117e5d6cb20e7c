import { expect, test } from 'vitest'
import type { Cart } from '#contracts/cart.ts'
import type { Totals } from '#contracts/money.ts'
import { changesSince, serializeSnapshot } from './shown-snapshot.ts'

test('an unchanged total gives no changes', () => {
  expect(changesSince(serializeSnapshot(cartOf({}), totalsOf({})), cartOf({}), totalsOf({}))).toEqual([])
})

test('a changed price is reported by its line, and not again by the row of goods', () => {
  const seen = serializeSnapshot(cartOf({}), totalsOf({}))
  expect(changesSince(seen, cartOf({ amount: 1590 }), totalsOf({ goods: 1590 }))).toEqual([
    { kind: 'price', name: 'Kuulas', before: 1390, now: 1590 },
  ])
})

test('added, removed and changed lines are reported by name', () => {
  const seen = serializeSnapshot(cartOf({}), totalsOf({}))
  expect(changesSince(seen, cartOf({ ref: 'b', name: 'Lumme' }), totalsOf({}))).toEqual([
    { kind: 'gone', name: 'Kuulas' },
    { kind: 'come', name: 'Lumme' },
  ])
  expect(changesSince(seen, cartOf({ quantity: 3 }), totalsOf({}))).toEqual([
    { kind: 'quantity', name: 'Kuulas', before: 1, now: 3 },
  ])
})

test('delivery and gift card are reported where no line explains them', () => {
  const seen = serializeSnapshot(cartOf({}), totalsOf({}))
  expect(changesSince(seen, cartOf({}), totalsOf({ delivery: 0, giftCard: 500 }))).toEqual([
    { kind: 'row', row: 'delivery', before: 490, now: 0 },
    { kind: 'card_counted' },
  ])
})

test.each([
  [0, 500, { kind: 'card_counted' }],
  [500, 300, { kind: 'gift_card', before: 500, now: 300 }],
  [500, 0, { kind: 'gift_card', before: 500, now: 0 }],
])('a gift card that paid %i and now pays %i is reported', (before, now, reported) => {
  const seen = serializeSnapshot(cartOf({}), totalsOf({ giftCard: before }))
  expect(changesSince(seen, cartOf({}), totalsOf({ giftCard: now }))).toEqual([reported])
})

test.each(['', 'x', '{}', '[1]', 'null', '{"lines":1,"rows":[]}', '{"lines":[1],"rows":[2],"giftCard":0}'])(
  'a snapshot of %s gives no changes',
  (text) => {
    expect(changesSince(text, cartOf({}), totalsOf({}))).toEqual([])
  },
)

function cartOf({ ref = 'a', name = 'Kuulas', amount = 1390, quantity = 1 }): Cart {
  return { items: [{ ref, articleDescription: name, price: { amount }, quantity }] } as unknown as Cart
}

function totalsOf({ goods = 1390, delivery = 490, giftCard = 0 }): Totals {
  const rows: Totals['rows'] = [
    { kind: 'goods', amount: goods, vatRate: 2550 },
    { kind: 'delivery', amount: delivery, vatRate: 2550 },
  ]
  return { rows, vat: [], totalCost: goods + delivery, giftCard, amountDue: goods + delivery - giftCard }
}
