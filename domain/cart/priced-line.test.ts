import { expect, test } from 'vitest'
import { goods } from '#domain/catalog/goods.fixture.ts'
import { tint } from '#domain/catalog/tint.fixture.ts'
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

test('names what the lenses are for before their tint, in the language of the reader', () => {
  const shelf = goods(7, { tints: [tint({ color: 'gray', degree: 15, name: 'Harmaa' })] })
  const lensConfiguration = { use: 'near', tint: { color: 'gray', degree: 15 } } as const
  const read = (language: 'fi' | 'sv') => pricedLine(line({ skuId: 7, lensConfiguration }), shelf, language).variety
  expect(read('fi')).toMatch(/^Lähelle, Harmaa/)
  expect(read('sv')).toMatch(/^För nära håll, Harmaa/)
})
