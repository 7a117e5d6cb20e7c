import { expect, test } from 'vitest'
import { deliveryPrice } from './delivery-price.ts'

const once = { subscriptionInterval: null }
const everyThirdMonth = { subscriptionInterval: 'm3' }

test.each([
  [{ price: 490, freeFrom: 6000 }, 5999, [once], 490],
  [{ price: 490, freeFrom: 6000 }, 6000, [once], 0],
  [{ price: 490, freeFrom: null }, 900_000, [once], 490],
  [{ price: 0, freeFrom: null }, 100, [once], 0],
  [{ price: 490, freeFrom: 0 }, 0, [once], 0],
  [{ price: 490, freeFrom: null }, 100, [once, everyThirdMonth], 0],
])('the method %j delivers goods of %d cents (%j) for %d', (method, totalCost, items, price) => {
  expect(deliveryPrice(method, { items, totals: { rows: [], totalCost } })).toBe(price)
})
