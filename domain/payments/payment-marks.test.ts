import { expect, test } from 'vitest'
import { offeredPaymentMethods } from './methods.ts'
import { paymentMarks } from './payment-marks.ts'

test('what can be paid with today has its marks, and Klarna has none', () => {
  expect(paymentMarks(offeredPaymentMethods(), 'fi')).toEqual(['visa', 'mastercard', 'american_express'])
})

test('Klarna is named once and first where it is taken', () => {
  expect(paymentMarks([{ id: 70 }, { id: 60 }, { id: 65 }], 'se')[0]).toBe('klarna')
  expect(paymentMarks([{ id: 60 }, { id: 65 }], 'se')).toEqual(['klarna'])
})

test.each(['no', 'dk'] as const)('no American Express in the market %s', (market) => {
  expect(paymentMarks([{ id: 70 }], market)).toEqual(['visa', 'mastercard'])
})
