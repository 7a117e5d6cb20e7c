import { expect, test } from 'vitest'
import { deliveryPrice } from './delivery-price.ts'

test.each([
  [{ price: 490, freeFrom: 6000 }, 5999, 490],
  [{ price: 490, freeFrom: 6000 }, 6000, 0],
  [{ price: 490, freeFrom: null }, 900_000, 490],
  [{ price: 0, freeFrom: null }, 100, 0],
  [{ price: 490, freeFrom: 0 }, 0, 0],
])('by %j, goods of %d cents travel for %d', (method, goods, price) => {
  expect(deliveryPrice(method, goods)).toBe(price)
})
