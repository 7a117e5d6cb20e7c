import { expect, test } from 'vitest'
import { leftToReturn } from './left-to-return.ts'
import { returnProblem } from './return-problem.ts'

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
  ['more than is left', [of('bottle', 3)], 'return.goods_unknown'],
  ['a row twice', [of('bottle'), of('bottle')], 'return.goods_unknown'],
  ['goods made to measure', [of('bottle'), of('lenses')], 'return.no_right'],
  ['goods whose terms are over', [of('old')], 'return.too_late'],
  ['what is there', [of('bottle', 2)], undefined],
])('a return of %s is checked', (_, rows, problem) => expect(returnProblem(choices, rows)).toBe(problem))

test.each([
  ['nothing', [], 3],
  ['some pieces of it', [{ extent: 'part' as const, goods: [of('bottle', 2), of('old')] }], 1],
  ['the whole order', [{ extent: 'all' as const, goods: [] }], 0],
  [
    'more than there was, by two declarations',
    [1, 2].map(() => ({ extent: 'part' as const, goods: [of('bottle', 2)] })),
    0,
  ],
])('the rest of a row is counted after a return of %s', (_, earlier, left) => {
  expect(leftToReturn({ ref: 'bottle', quantity: 3 }, earlier)).toBe(left)
})
