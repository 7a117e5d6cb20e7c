import { expect, test } from 'vitest'
import { madeToOrder } from './made-to-order.ts'
import { publicationStatus, type StockedSku } from './stock-status.ts'

test.each([
  ['nothing yet', [], 20],
  ['SKUs that have run out', [sku()], 20],
  ['one that is sold online', [sku(), sku({ sellsOnline: false })], 20],
  ['SKUs for the stores alone', [sku({ sellsOnline: false }), sku({ sellsOnline: false, stock: 4 })], 40],
  ['nothing for sale', [sku({ sellsOnline: false, sellsInStores: false })], 0],
])('a lens made to order beside %s', (_, skus, status) => {
  expect(publicationStatus([...skus, madeToOrder(skus)])).toBe(status)
})

function sku(differences: Partial<StockedSku> = {}): StockedSku {
  return { stock: 0, sellsOnline: true, sellsInStores: true, isSupplierOrder: false, ...differences }
}
