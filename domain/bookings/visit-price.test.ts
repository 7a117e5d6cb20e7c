import { expect, test } from 'vitest'
import { visitPrice } from './visit-price.ts'

const company = 'Konepaja Oy'

test.each([
  ['of a customer is paid in the store', { price: 4500, payer: null }, 'facts.price_in_store'],
  ['of nothing is free', { price: 0, payer: null }, 'facts.free'],
  ['is the employer’s, who is named', { price: 0, payer: { company, isConfirmed: true } }, 'facts.by_employer'],
  [
    'is not named before a store has seen the paper',
    { price: 5500, payer: { company, isConfirmed: false } },
    'facts.by_commitment',
  ],
] as const)('a price %s', (_, visit, text) => {
  const [name, values] = visitPrice(visit)
  expect(name).toBe(text)
  expect(JSON.stringify(values)).not.toContain('55,00')
})
