import type { SkuId } from '#contracts/catalog.ts'

/** Pieces of each SKU over all rows, such as a lens for each eye, since they share its stock. */
export function piecesBySku(rows: readonly { skuId: SkuId; quantity: number }[]): Map<SkuId, number> {
  const pieces = new Map<SkuId, number>()
  for (const { skuId, quantity } of rows) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  return pieces
}
