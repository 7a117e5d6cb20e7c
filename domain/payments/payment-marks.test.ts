import { expect, test } from 'vitest'
import { offeredPaymentMethods } from './methods.ts'
import { paymentMarks } from './payment-marks.ts'

test('the current methods show the marks of the cards, without Klarna', () => {
  expect(paymentMarks(offeredPaymentMethods(), 'fi')).toEqual(['visa', 'mastercard', 'american_express'])
})

test('Klarna is shown once and first where it is offered', () => {
  expect(paymentMarks([{ id: 70 }, { id: 60 }, { id: 65 }], 'se')[0]).toBe('klarna')
  expect(paymentMarks([{ id: 60 }, { id: 65 }], 'se')).toEqual(['klarna'])
})

test.each(['no', 'dk'] as const)('American Express is not shown in the market %s', (market) => {
  expect(paymentMarks([{ id: 70 }], market)).toEqual(['visa', 'mastercard'])
})
