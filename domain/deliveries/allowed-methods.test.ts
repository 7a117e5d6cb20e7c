import { describe, expect, test } from 'vitest'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import { allowedMethods, isAland, problemWithMethod } from './allowed-methods.ts'

const methods = [method(201, 'pickup_point'), method(202, 'home'), method(119, 'store')]
const ordinary = { items: [{ needsFitting: false }] }
const fitted = { items: [{ needsFitting: false }, { needsFitting: true }] }

describe('choosing the delivery methods of a cart', () => {
  test.each([
    ['any way at first', ordinary, undefined, [201, 202, 119]],
    ['any way on the mainland', ordinary, '33100', [201, 202, 119]],
    ['only to a store when they are fitted there', fitted, '33100', [119]],
    ['only to a store from Åland', ordinary, '22100', [119]],
  ])('offers %s', (_, load, zip, ids) => {
    expect(allowedMethods(methods, load, zip).map(({ id }) => id)).toEqual(ids)
  })

  test('excludes home delivery and gives the reason', () => {
    expect(problemWithMethod({ kind: 'home' }, fitted, '22100')).toBe('delivery.fitting_in_store')
    expect(problemWithMethod({ kind: 'home' }, ordinary, '22100')).toBe('address.aland')
  })
})

function method(id: number, kind: DeliveryMethod['kind']): DeliveryMethod {
  return { id, name: '', kind, carrier: null, price: 0, freeFrom: null, promise: '' }
}

test('a cart of gift cards alone offers e-mail, in the language of the buyer', () => {
  const load = { items: [{ needsFitting: false, giftCard: {} }] }
  expect(allowedMethods([], load, '', 'sv')).toMatchObject([{ id: 900, name: 'Per e-post eller för utskrift' }])
})

test.each([
  ['22100', true],
  [' 22950 ', true],
  ['21660', false],
  ['02200', false],
  ['2210', false],
  ['221000', false],
])('the postal code %j is on Åland: %s', (zip, isThere) => {
  expect(isAland(zip)).toBe(isThere)
})
