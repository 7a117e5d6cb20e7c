import { describe, expect, test } from 'vitest'
import { goods } from '#domain/catalog/goods.fixture.ts'
import { Refusal } from '#domain/refusal.ts'
import { changeInterval } from './change-interval.ts'
import { line } from './line.fixture.ts'

const [LENS, FRAME] = [1, 2]
const shelf = new Map([
  [LENS, goods(LENS, { subscriptionPrice: goods(LENS).price })],
  [FRAME, goods(FRAME)],
])
const cart = [
  line({ ref: 'once', skuId: LENS, quantity: 2 }),
  line({ ref: 'often', skuId: LENS, quantity: 3, subscriptionInterval: 'm1' }),
  line({ ref: 'frame', skuId: FRAME }),
  line({ ref: 'ground', skuId: 9, parentRef: 'frame', parentSkuID: FRAME }),
]

describe('changing the interval of a row', () => {
  test.each([
    ['often', 'm6', ['once 2 null', 'often 3 m6', 'frame 1 null', 'ground 1 null']],
    ['once', 'm3', ['once 2 m3', 'often 3 m1', 'frame 1 null', 'ground 1 null']],
    ['often', null, ['once 5 null', 'frame 1 null', 'ground 1 null']],
    ['once', 'm1', ['once 5 m1', 'frame 1 null', 'ground 1 null']],
  ] as const)('changes the row %s to the interval %s', (ref, subscriptionInterval, expected) => {
    const changed = changeInterval(cart, { ref, subscriptionInterval }, shelf)
    expect(changed.map((row) => `${row.ref} ${row.quantity} ${row.subscriptionInterval}`)).toEqual(expected)
  })

  test('does not join rows that together exceed the limit', () => {
    const full = [line({ ref: 'a', quantity: 8 }), line({ ref: 'b', quantity: 8, subscriptionInterval: 'm1' })]
    expect(changeInterval(full, { ref: 'b', subscriptionInterval: null }, shelf)).toHaveLength(2)
  })

  test.each([
    ['gone', 'cart.line_missing'],
    ['ground', 'cart.line_not_editable'],
    ['frame', 'subscription.article_not_available'],
  ] as const)('refuses %s as %s', (ref, code) => {
    expect(() => changeInterval(cart, { ref, subscriptionInterval: 'm3' }, shelf)).toThrow(new Refusal(code))
  })
})
