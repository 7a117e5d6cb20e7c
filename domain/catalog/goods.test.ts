import { expect, test } from 'vitest'
import { LensPackage } from '#contracts/ground-lenses.ts'
import { goods } from './goods.fixture.ts'
import { type Goods, goodsForPieces, madeToOrder, needsPrescription } from './goods.ts'
import { publicationStatus, type StockedSku } from './stock-status.ts'

test('lenses with power are ground by a prescription, lenses without are not, and nothing else is', () => {
  const kinds = LensPackage.shape.kind.options
  expect(kinds.filter(needsPrescription)).toEqual(['single-vision', 'progressive', 'work'])
  expect(needsPrescription(null)).toBe(false)
})

const onShelf = { availability: 'in_stock', leadTimeDays: 0 } as const
const fromMaker = { availability: 'supplier_order', leadTimeDays: 6 } as const

test.each([
  ['all of them on the shelf', 4, 4, onShelf],
  ['one more than lies on the shelf', 4, 5, fromMaker],
  ['one of an empty shelf', 0, 1, fromMaker],
])('lenses made to order have the availability of the wanted pieces: %s', (_, lying, pieces, expected) => {
  expect(goodsForPieces(orderedGoods(lying, onShelf), pieces)).toMatchObject(expected)
  expect(goodsForPieces(orderedGoods(lying, fromMaker), pieces)).toMatchObject(expected)
})

test('goods that are not made to order are unchanged, whatever the quantity', () => {
  const bottle = goods(1)
  expect(goodsForPieces(bottle, 24)).toEqual(bottle)
})

function orderedGoods(pieces: number, differences: Partial<Goods>): Goods {
  return goods(1, { ...differences, toOrder: { pieces, leadTimeDays: 6 } })
}

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
