import { expect, test } from 'vitest'
import { cheapestLenses } from './cheapest-lenses.ts'

const plano = { kind: 'non-prescription', amount: 4900 } as const
const distance = { kind: 'single-vision', amount: 8900 } as const
const progressive = { kind: 'progressive', amount: 44_900 } as const

test.each([
  [[plano, distance, progressive], 8900],
  [[progressive, distance], 8900],
  [[plano], null],
  [[], null],
])('lenses with powers among %j cost %s at least', (packages, amount) => {
  expect(cheapestLenses(packages)).toBe(amount)
})
