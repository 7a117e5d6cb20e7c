import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftToReturn, moneyBackBy, nextStep, returnProblem, withdrawnGoods } from './returns.ts'

const bottle = { ref: 'bottle', left: 2, hasRight: true, isReturnable: true }
const choices = [
  bottle,
  { ref: 'lenses', left: 1, hasRight: false, isReturnable: false },
  { ref: 'old', left: 1, hasRight: true, isReturnable: false },
]
const of = (ref: string, quantity = 1) => ({ ref, quantity })

test.each([
  ['nothing', [], 'return.goods_missing'],
  ['goods of another order', [of('other')], 'return.goods_unknown'],
  ['more pieces than are left', [of('bottle', 3)], 'return.goods_unknown'],
  ['a row twice', [of('bottle'), of('bottle')], 'return.goods_unknown'],
  ['goods made to measure', [of('bottle'), of('lenses')], 'return.no_right'],
  ['goods whose terms are over', [of('old')], 'return.too_late'],
  ['goods with a right to return', [of('bottle', 2)], undefined],
])('a return of %s is checked', (_, rows, problem) => expect(returnProblem(choices, rows)).toBe(problem))

test.each([
  ['nothing', [], 3],
  ['some pieces of it', [{ extent: 'part' as const, goods: [of('bottle', 2), of('old')] }], 1],
  ['the whole order', [{ extent: 'all' as const, goods: [] }], 0],
  [
    'more pieces than were bought, by two declarations',
    [1, 2].map(() => ({ extent: 'part' as const, goods: [of('bottle', 2)] })),
    0,
  ],
])('the rest of a row is counted after a return of %s', (_, earlier, left) => {
  expect(leftToReturn({ ref: 'bottle', quantity: 3 }, earlier)).toBe(left)
})

test.each([
  ['2026-11-21', '2026-12-05'],
  ['2026-12-24', '2027-01-07'],
])('a withdrawal declared on %s is refunded by %s', (declaredOn, day) => {
  expect(moneyBackBy(declaredOn)).toBe(day)
})

test.each([
  ['received', 'all', 'cancel'],
  ['pending', 'all', 'cancel'],
  ['confirmed', 'part', 'part'],
  ['sent', 'all', 'back'],
  ['delivered', 'part', 'back'],
  ['canceled', 'all', 'closed'],
  ['returned', 'part', 'closed'],
] as const)('for an order that is %s, with a withdrawal of %s, the next step of staff is %s', (state, extent, step) => {
  expect(nextStep(state, extent)).toBe(step)
})

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
