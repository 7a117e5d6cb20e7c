import type { PayloadRequest } from 'payload'
import { piecesBySku } from '#domain/cart/goods.ts'
import { storesWithAll } from '#plugins/catalog/stores-with-all.ts'

type Lines = Parameters<typeof piecesBySku>[0]

/** Numbers of the stores that have all of this in stock. */
export async function storesWithGoods(req: PayloadRequest, lines: Lines): Promise<Set<number>> {
  const needed = [...piecesBySku(lines)].map(([skuId, pieces]) => ({ skuId, pieces }))
  return new Set(await storesWithAll(req, needed))
}
