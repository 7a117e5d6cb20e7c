import { expect, test } from 'vitest'
import { assertMatchSeenCode } from './discount-code.ts'

test.each([
  ['a code where none was seen and the cart has none', { code: 'KEVÄT', seen: '' }, null],
  ['another for the one that was seen', { code: 'KEVÄT', seen: 'SYKSY' }, 'SYKSY'],
  ['none for the one that was seen, however it was written', { code: '', seen: 'syk sy' }, 'SYKSY'],
  ['the code that the cart has already', { code: ' kevät', seen: '' }, 'KEVÄT'],
  ['anything where the code that was seen has gone', { code: 'TALVI', seen: 'SYKSY' }, null],
  ['any code without the one that was seen', { code: '' }, 'SYKSY'],
])('accepts the discount code when %s', (_, change, discountCode) => {
  expect(() => assertMatchSeenCode(change, { discountCode, inapplicableCode: null })).not.toThrow()
})

test.each([
  ['another one has come', { code: 'KEVÄT', seen: '' }],
  ['the one to take off is another by now', { code: '', seen: 'KEVÄT' }],
])('refuses as cart.changed where %s, inapplicable or not', (_, change) => {
  const inapplicable = { code: 'SYKSY', reason: 'discount.expired', minimum: 0 } as const
  expect(() => assertMatchSeenCode(change, { discountCode: 'SYKSY', inapplicableCode: null })).toThrow('cart.changed')
  expect(() => assertMatchSeenCode(change, { discountCode: null, inapplicableCode: inapplicable })).toThrow(
    'cart.changed',
  )
})
