import { expect, test } from 'vitest'
import { collectingMethod, offeredPaymentMethods, paymentMethodNames } from './methods.ts'

test('the checkout offers bank and card first, and gift cards', () => {
  expect(offeredPaymentMethods().map(({ id }) => id)).toEqual([70, 900])
})

test('every method has its name', () => {
  expect(paymentMethodNames[70]).toBe('Verkkopankki tai kortti')
  expect(Object.keys(paymentMethodNames)).toEqual(['60', '65', '70', '900'])
})

test('what a gift card leaves is collected by bank or card, and nothing due by the card alone', () => {
  expect([collectingMethod(900, 100), collectingMethod(70, 100), collectingMethod(70, 0)]).toEqual([70, 70, 900])
})
