import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withdrawnGoods } from './withdrawn-goods.ts'

const frame = { ref: 'a', articleDescription: 'Suvi Aava', variety: 'musta', eye: null, quantity: 1 }
const lenses = { ref: 'b', articleDescription: 'Yksitehot', variety: '', eye: null, quantity: 1 }
const dailies = { ref: 'c', articleDescription: 'Kaste Yksi', variety: '', eye: 'left' as const, quantity: 4 }
const order = [frame, lenses, dailies]

describe('the goods of chosen rows', () => {
  test('are listed with name and eye, in the order’s sequence', () => {
    const rows = [
      { ref: 'c', quantity: 2 },
      { ref: 'a', quantity: 1 },
    ]
    expect(withdrawnGoods(order, rows, { right: 'Oikea', left: 'Vasen' })).toEqual([
      { ref: 'a', quantity: 1, name: 'Suvi Aava, musta' },
      { ref: 'c', quantity: 2, name: 'Kaste Yksi, vasen' },
    ])
  })

  test.each([
    ['a row of another order', [{ ref: 'z', quantity: 1 }]],
    ['more pieces than were bought', [{ ref: 'c', quantity: 5 }]],
    [
      'a row twice',
      [
        { ref: 'c', quantity: 2 },
        { ref: 'c', quantity: 3 },
      ],
    ],
  ])('are refused for %s', (_, rows) => {
    expect(() => withdrawnGoods(order, rows, { right: 'Oikea', left: 'Vasen' })).toThrow('withdrawal.goods_unknown')
  })

  test('are never more than were bought, whatever is chosen', () => {
    const row = fc.record({ ref: fc.constantFrom('a', 'b', 'c', 'z'), quantity: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const goods = attempt(() => withdrawnGoods(order, rows, { right: 'Oikea', left: 'Vasen' })) ?? []
        for (const { ref, quantity } of goods)
          expect(quantity).toBeLessThanOrEqual(order.find((line) => line.ref === ref)?.quantity ?? 0)
        expect(new Set(goods.map(({ ref }) => ref)).size).toBe(goods.length)
      }),
    )
  })
})

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
