import { expect, test } from 'vitest'
import { isSignedByPaytrail, paytrailSignature } from './paytrail-signature.ts'

const secret = 'SAIPPUAKAUPPIAS'

/** The worked example of Paytrail's documentation: create payment with the test merchant. */
test('the signature of a request equals that of the provider’s documentation', () => {
  const fields = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': 'POST',
    'checkout-nonce': '564635208570151',
    'checkout-timestamp': '2018-07-06T10:01:31.904Z',
  }
  const body = {
    stamp: 'unique-identifier-for-merchant',
    reference: '3759170',
    amount: 1525,
    currency: 'EUR',
    language: 'FI',
    items: [{ unitPrice: 1525, units: 1, vatPercentage: 24, productCode: '#1234', deliveryDate: '2018-09-01' }],
    customer: { email: 'test.customer@example.com' },
    redirectUrls: { success: 'https://ecom.example.com/cart/success', cancel: 'https://ecom.example.com/cart/cancel' },
  }
  expect(paytrailSignature(secret, fields, JSON.stringify(body))).toBe(
    '3708f6497ae7cc55a2e6009fc90aa10c3ad0ef125260ee91b19168750f6d74f6',
  )
})

test('a changed provider field breaks the signature, and a changed other field does not', () => {
  const fields = { 'checkout-account': '375917', 'checkout-status': 'ok', utm: 'x' }
  const signature = paytrailSignature(secret, fields)
  expect(isSignedByPaytrail(secret, { ...fields, utm: 'y', signature })).toBe(true)
  expect(isSignedByPaytrail(secret, { ...fields, 'checkout-status': 'fail', signature })).toBe(false)
  expect(isSignedByPaytrail('another secret', { ...fields, signature })).toBe(false)
  expect(isSignedByPaytrail(secret, fields)).toBe(false)
})
