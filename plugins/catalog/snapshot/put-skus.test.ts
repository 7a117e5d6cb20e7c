import { expect, test } from 'vitest'
import type { SkuDocument } from './documents.ts'
import { putSkus } from './put-skus.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

/** A snapshot of articles without SKUs. */
function snapshotOf(articles: readonly number[]): CatalogSnapshot {
  const byDocument = new Map(articles.map((id) => [id, { about: { id }, skus: [] }]))
  const read = { byDocument, bySku: new Map(), storeStock: new Map(), skusReadAt: 0, newestSku: 0 }
  return read as unknown as CatalogSnapshot
}

const sku = (number: number, article: number) =>
  ({ id: number, number, article, updatedAt: '2031-09-10T07:00:00.000Z' }) as unknown as SkuDocument

const numbersOf = ({ byDocument }: CatalogSnapshot, article: number) =>
  byDocument.get(article)?.skus.map(({ number }) => number)

test('the SKUs of an article are sorted by number, in whatever order they come', () => {
  const snapshot = snapshotOf([1])
  putSkus(snapshot, [sku(3, 1), sku(1, 1)])
  putSkus(snapshot, [sku(2, 1), sku(3, 1)])
  expect(numbersOf(snapshot, 1)).toEqual([1, 2, 3])
})

test('a moved SKU is removed from its former article, and no other SKU is', () => {
  const snapshot = snapshotOf([1, 2])
  putSkus(snapshot, [sku(1, 1), sku(2, 1), sku(3, 2)])
  putSkus(snapshot, [sku(1, 2)])
  expect([numbersOf(snapshot, 1), numbersOf(snapshot, 2)]).toEqual([[2], [1, 3]])
})
