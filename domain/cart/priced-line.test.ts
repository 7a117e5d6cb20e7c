import { expect, test } from 'vitest'
import { goods } from '#domain/catalog/goods.fixture.ts'
import { line } from './line.fixture.ts'
import { pricedLine } from './priced-line.ts'

test.each([
  ['on the shelf, ready in a day', { leadTimeDays: 0 }, { availability: 'in_stock', leadTimeDays: 1 }],
  [
    'ordered from its maker, ready when that has sent it',
    { availability: 'supplier_order', leadTimeDays: 6 },
    { availability: 'supplier_order', leadTimeDays: 6 },
  ],
  ['gone', { publicationStatus: 30, availability: 'sold_out' }, { availability: 'sold_out' }],
  ['no longer sold online', { publicationStatus: 0 }, { availability: 'sold_out' }],
  ['sold in stores alone', { publicationStatus: 40 }, { availability: 'sold_out' }],
] as const)('a row of the cart is %s', (_, differences, expected) => {
  expect(pricedLine(line({ skuId: 7 }), goods(7, differences))).toMatchObject(expected)
})
