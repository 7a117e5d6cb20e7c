import { expect, test } from 'vitest'
import { exchangeCode, exchangeWorth, isExchangeCode, wholePairs } from './exchange.ts'

const row = (ref: string, parentRef: string | null, amount: number) => ({ ref, parentRef, price: { amount } })
const lines = [row('a', null, 12_000), row('lenses of a', 'a', 20_000), row('b', null, 9900)]

test.each([
  ['a frame brings its lenses', [{ ref: 'a', quantity: 1 }], ['a', 'lenses of a'], 32_000],
  ['lenses bring their frame', [{ ref: 'lenses of a', quantity: 1 }], ['a', 'lenses of a'], 32_000],
  [
    'both are one pair',
    [
      { ref: 'a', quantity: 1 },
      { ref: 'lenses of a', quantity: 1 },
    ],
    ['a', 'lenses of a'],
    32_000,
  ],
  ['a frame alone is alone', [{ ref: 'b', quantity: 1 }], ['b'], 9900],
])('the pieces of an exchange are completed to whole pairs: %s', (_, chosen, refs, worth) => {
  const pairs = wholePairs(lines, chosen)
  expect(pairs.map(({ ref }) => ref)).toEqual(refs)
  expect(exchangeWorth(lines, pairs)).toBe(worth)
})

test('an exchange code is recognized by its form', () => {
  const code = exchangeCode('3f2a91cc-54de-4f50-a9d9-000000000000')
  expect(code).toBe('VAIHTO-3F2A91CC54DE')
  expect([isExchangeCode(code), isExchangeCode('SYKSY'), isExchangeCode(null)]).toEqual([true, false, false])
})
