import { expect, test } from 'vitest'
import { goods } from './goods.fixture.ts'
import type { Goods } from './goods.ts'
import { goodsForPieces } from './goods-for-pieces.ts'

const onShelf = { availability: 'in_stock', leadTimeDays: 0 } as const
const fromMaker = { availability: 'supplier_order', leadTimeDays: 6 } as const

test.each([
  ['all of them on the shelf', 4, 4, onShelf],
  ['one more than lies on the shelf', 4, 5, fromMaker],
  ['one of an empty shelf', 0, 1, fromMaker],
])('lenses made to order have the availability of the wanted pieces: %s', (_, lying, pieces, expected) => {
  expect(goodsForPieces(madeToOrder(lying, onShelf), pieces)).toMatchObject(expected)
  expect(goodsForPieces(madeToOrder(lying, fromMaker), pieces)).toMatchObject(expected)
})

test('goods that are not made to order are unchanged, whatever the quantity', () => {
  const bottle = goods(1)
  expect(goodsForPieces(bottle, 24)).toEqual(bottle)
})

function madeToOrder(pieces: number, differences: Partial<Goods>): Goods {
  return goods(1, { ...differences, toOrder: { pieces, leadTimeDays: 6 } })
}
