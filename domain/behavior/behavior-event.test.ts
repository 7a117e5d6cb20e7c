import { describe, expect, test } from 'vitest'
import { CreateOrderEvents, ProviderEvent } from '#contracts/provider/events.ts'
import { isInterest, readEvent, readOrderEvents } from './behavior-event.ts'

const place = { tenant: 'shop', market: 'fi' }

function read(event: object, id = 'message 1') {
  return readEvent(ProviderEvent.parse({ ...place, type: 'page_view', ...event }), id)
}

describe('reading a behavior event', () => {
  test('stores the pseudonymous id and only the fields that are used', () => {
    const event = { dsid: 'abc', product_id: 104217, url: 'https://shop.example/x?q=oma', document_width: 390 }
    expect(read(event)).toEqual({
      id: 'message 1',
      type: 'page_view',
      person: 'abc',
      items: ['104217'],
      result: null,
      group: null,
    })
  })

  test.each([
    [{ dsid: 'abc', user_id: 'def' }, 'abc'],
    [{ dsid: null, user_id: 'def' }, 'def'],
    [{ dsid: 'undefined' }, null],
    [{ dsid: 'anonymous', user_id: 'anonymous' }, null],
    [{}, null],
  ])('attributes %j to the person %s', (event, person) => {
    expect(read(event).person).toBe(person)
  })

  test('identifies an event that is sent again by its deduplication id', () => {
    expect(read({ deduplication_id: 'once' }, 'message 2').id).toBe('once')
  })

  test('stores the id of the result that was clicked', () => {
    expect(read({ type: 'click', product_listing_result_id: 'r1' })).toMatchObject({ result: 'r1' })
  })
})

test('a purchase is stored as one event of all its articles, identified by its transaction', () => {
  const products = [
    { sku: '1', price: '149,90', quantity: 1 },
    { sku: '2', price: 9.9, quantity: 2 },
    { sku: '1', price: 0, quantity: 1 },
  ]
  const purchase = { event_type: 'purchase', dsid: 'abc', transaction_id: 'T1', currency: 'EUR', products }
  const unavailable = { event_type: 'product_unavailable', product_id: '3', unavailability_type: 'missing' }
  expect(readOrderEvents(CreateOrderEvents.parse({ ...place, events: [purchase, unavailable] }))).toEqual([
    { id: 'purchase T1', type: 'purchase', person: 'abc', items: ['1', '2'], result: null, group: null },
  ])
})

test.each([
  ['page_view', true],
  ['add_to_cart', true],
  ['purchase', true],
  ['element_visible', false],
  ['click', false],
] as const)('%s counts as interest: %s', (type, expected) => {
  expect(isInterest({ type })).toBe(expected)
})
