import { expect, test } from 'vitest'
import { PaymentMethodId } from '#contracts/payments.ts'
import payments from '#locales/fi/payments.json' with { type: 'json' }
import { offeredPaymentMethods } from './methods.ts'

test('the checkout offers bank and card first, and gift cards', () => {
  expect(offeredPaymentMethods().map(({ id }) => id)).toEqual([70, 900])
})

test('every method has its name', () => {
  expect(Object.keys(payments.methods)).toEqual([...PaymentMethodId.def.values].map(String))
})
