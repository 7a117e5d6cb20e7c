import type { SkuId } from '#contracts/catalog.ts'
import { GIFT_CARD_SKU } from './gift-card-line.ts'

/** Pieces of each SKU over all rows, such as a lens for each eye, since they share its stock. Gift cards have none. */
export function piecesBySku(rows: readonly { skuId: SkuId; quantity: number }[]): Map<SkuId, number> {
  const pieces = new Map<SkuId, number>()
  for (const { skuId, quantity } of rows)
    if (skuId !== GIFT_CARD_SKU) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  return pieces
}
