import { expect, test } from 'vitest'
import { assertMatchSeenCode } from './discount-code.ts'

test.each([
  ['a first code is accepted', { code: 'KEVÄT', seen: '' }, null],
  ['another code replaces the one that was shown', { code: 'KEVÄT', seen: 'SYKSY' }, 'SYKSY'],
  ['the shown code can be removed, however it is typed', { code: '', seen: 'syk sy' }, 'SYKSY'],
  ['the code that the cart already has is accepted again', { code: ' kevät', seen: '' }, 'KEVÄT'],
  ['any code is accepted when the shown one has gone', { code: 'TALVI', seen: 'SYKSY' }, null],
  ['a change that does not say which code was shown is accepted', { code: '' }, 'SYKSY'],
])('%s', (_, change, discountCode) => {
  expect(() => assertMatchSeenCode(change, { discountCode, inapplicableCode: null })).not.toThrow()
})

test.each([
  ['a first code is typed and the cart has got another', { code: 'KEVÄT', seen: '' }],
  ['the code to remove is another by now', { code: '', seen: 'KEVÄT' }],
])('refuses with cart.changed when %s, applicable or not', (_, change) => {
  const inapplicable = { code: 'SYKSY', reason: 'discount.expired', minimum: 0 } as const
  expect(() => assertMatchSeenCode(change, { discountCode: 'SYKSY', inapplicableCode: null })).toThrow('cart.changed')
  expect(() => assertMatchSeenCode(change, { discountCode: null, inapplicableCode: inapplicable })).toThrow(
    'cart.changed',
  )
})
