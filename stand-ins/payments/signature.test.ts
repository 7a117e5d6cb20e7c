import { expect, test } from 'vitest'
import { isSigned, signatureOf } from './signature.ts'

const SECRET = 'SAIPPUAKAUPPIAS'

test('a call with a body is signed as in the documentation', () => {
  const headers = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': 'POST',
    'checkout-nonce': '564635208570151',
    'checkout-timestamp': '2018-07-06T10:01:31.904Z',
    'content-type': 'application/json; charset=utf-8',
  }
  const body =
    '{"stamp":"unique-identifier-for-merchant","reference":"3759170","amount":1525,"currency":"EUR","language":"FI",' +
    '"items":[{"unitPrice":1525,"units":1,"vatPercentage":24,"productCode":"#1234","deliveryDate":"2018-09-01"}],' +
    '"customer":{"email":"test.customer@example.com"},"redirectUrls":{"success":"https://ecom.example.com/cart/success",' +
    '"cancel":"https://ecom.example.com/cart/cancel"}}'
  expect(signatureOf(SECRET, headers, body)).toBe('3708f6497ae7cc55a2e6009fc90aa10c3ad0ef125260ee91b19168750f6d74f6')
})

test('a call without a body is signed as in the documentation', () => {
  const headers = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': 'GET',
    'checkout-nonce': '87ac41e1-e6e6-4789-b8e0-c83930cfc447',
    'checkout-timestamp': '2019-11-01T08:48:50.832Z',
    'checkout-transaction-id': '681538c4-fc84-11e9-83bc-2ffcef4c3453',
  }
  expect(signatureOf(SECRET, headers)).toBe('4d84e3aedaa847b23e672ff3bc9c57ae5d1c1e84aec251ce39914eaf250bb8b2')
})

test('a return address is signed as in the documentation', () => {
  const parameters = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': '2964',
    'checkout-stamp': '15336332710015',
    'checkout-reference': '192387192837195',
    'checkout-transaction-id': '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
    'checkout-status': 'ok',
    'checkout-provider': 'nordea',
  }
  const signature = 'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080'
  expect(isSigned(SECRET, parameters, '', signature)).toBe(true)
  expect(isSigned(SECRET, { ...parameters, 'checkout-amount': '1' }, '', signature)).toBe(false)
  expect(isSigned(SECRET, parameters, '', '')).toBe(false)
})
