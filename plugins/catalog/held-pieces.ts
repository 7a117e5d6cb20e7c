import type { SkuId } from '#contracts/catalog.ts'
import { findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { heldBy } from '#plugins/kit/storage/reserve.ts'

/** How many pieces in the warehouse this owner holds, not sold yet. */
export async function heldPieces(context: WithPayload, skuId: SkuId, owner: string): Promise<number> {
  return heldBy((await findOne(context, 'skus', { number: { equals: skuId } }, ['holds']))?.holds, owner)
}
