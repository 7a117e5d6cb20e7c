import { expect, test } from 'vitest'
import type { CommerceEvent } from '#domain/consent/data-event.ts'
import { behaviorOf } from './of-commerce.ts'

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
