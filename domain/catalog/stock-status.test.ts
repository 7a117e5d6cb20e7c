import { describe, expect, test } from 'vitest'
import { availability, publicationStatus, stockStatus, type StockedSku } from './stock-status.ts'

test.each([
  [20, 'in_stock'],
  [30, 'out_of_stock'],
  [0, 'store_item'],
  [40, 'store_item'],
] as const)('the publication status %i shows as %s', (status, shown) => {
  expect(stockStatus(status)).toBe(shown)
})

describe('the publication status of an article', () => {
  test.each([
    ['one size left', [sku({ stock: 0 }), sku({ stock: 1 })], 20],
    ['a size its maker sends', [sku({ stock: 0, isSupplierOrder: true })], 20],
    ['no size left', [sku({ stock: 0 }), sku({ stock: 0 })], 30],
    ['a full shelf for the stores only', [sku({ sellsOnline: false })], 40],
    ['the last size gone and another for the stores', [sku({ stock: 0 }), sku({ sellsOnline: false })], 30],
    ['nothing for sale', [sku({ sellsOnline: false, sellsInStores: false })], 0],
    ['no SKU', [], 0],
  ] as const)('follows from its SKUs: %s', (_, skus, status) => {
    expect(publicationStatus([...skus])).toBe(status)
  })
})

test.each([
  ['on the shelf', sku(), 'in_stock'],
  ['from its maker', sku({ stock: 0, isSupplierOrder: true }), 'supplier_order'],
  ['gone', sku({ stock: 0 }), 'sold_out'],
  ['for stores only', sku({ sellsOnline: false }), 'sold_out'],
] as const)('the availability of a SKU is that of goods %s', (_, one, available) => {
  expect(availability(one)).toBe(available)
})

function sku(differences: Partial<StockedSku> = {}): StockedSku {
  return { stock: 3, sellsOnline: true, sellsInStores: true, isSupplierOrder: false, ...differences }
}
