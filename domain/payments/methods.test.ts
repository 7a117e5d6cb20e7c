import { expect, test } from 'vitest'
import { PaymentMethodId } from '#contracts/payments.ts'
import payments from '#locales/fi/payments.json' with { type: 'json' }
import { collectingMethod, offeredPaymentMethods } from './methods.ts'

test('the checkout offers bank and card first, then gift cards', () => {
  expect(offeredPaymentMethods().map(({ id }) => id)).toEqual([70, 900])
})

test('every method has a name', () => {
  expect(Object.keys(payments.methods)).toEqual([...PaymentMethodId.def.values].map(String))
})

test('the rest after a gift card is collected by bank or card, and a total of zero by the gift card alone', () => {
  expect([collectingMethod(900, 100), collectingMethod(70, 100), collectingMethod(70, 0)]).toEqual([70, 70, 900])
})
