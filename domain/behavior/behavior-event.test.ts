import { describe, expect, test } from 'vitest'
import { CreateOrderEvents, ProviderEvent } from '#contracts/provider/events.ts'
import type { CommerceEvent } from '#domain/consent/data-event.ts'
import { behaviorOf, isInterest, readEvent, readOrderEvents } from './behavior-event.ts'

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

const item = (item_id: string) => ({ item_id, item_name: '', item_brand: '', item_category: '', price: 1, quantity: 1 })
const of = (event: CommerceEvent['event'], ...ids: string[]) =>
  behaviorOf({ event, ecommerce: { currency: 'EUR', transaction_id: 'S-1', items: ids.map(item) } })

test.each([
  [of('view_item', '7'), { type: 'page_view', product_id: '7' }],
  [of('add_to_cart', '7', '8', '7'), { type: 'add_to_cart', entity_identifiers: ['7', '8'] }],
  [of('purchase', '7'), { type: 'purchase', entity_identifiers: ['7'] }],
  [of('view_item_list', '7'), undefined],
  [of('remove_from_cart', '7'), undefined],
])('a commerce event is reported as the behavior event %o', (reported, expected) => {
  // The number of an order is not among it: it would bind the browser to a person.
  expect(reported).toEqual(expected)
})
