import { expect, test } from 'vitest'
import { popularities } from './popularity.ts'

test.each([
  ['was neither viewed nor ordered', { orders: 0, shoppers: 0 }, undefined],
  ['few shoppers viewed', { orders: 0, shoppers: 9 }, undefined],
  ['was ordered once', { orders: 1, shoppers: 0 }, 0.3],
  ['ten shoppers viewed, who count as one order', { orders: 0, shoppers: 10 }, 0.3],
  ['sells a tenth of the bestseller', { orders: 10, shoppers: 0 }, 0.7],
  ['sells most of all', { orders: 100, shoppers: 0 }, 1],
])('the popularity is computed for an article that %s', (_, wanted, popularity) => {
  const all = new Map([
    [1, wanted],
    [2, { orders: 100, shoppers: 0 }],
  ])
  expect(popularities(all).get(1)).toBe(popularity)
})

test('a few views do not make a bestseller where nothing has been sold yet', () => {
  const all = new Map([
    [1, { orders: 0, shoppers: 10 }],
    [2, { orders: 0, shoppers: 11 }],
  ])
  expect([...popularities(all).values()]).toEqual([0.5, 0.5])
})
