import type { SkuId } from '#contracts/catalog.ts'
import type { DocumentId, WithPayload } from '#plugins/kit/storage/documents.ts'
import { storesByDocument } from '#plugins/stores/repository.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'

/** Numbers of the stores that have all of this in stock now. */
export async function storesWithAll(
  context: WithPayload,
  wanted: readonly { skuId: SkuId; pieces: number }[],
): Promise<number[]> {
  const snapshot = await currentSnapshot(context)
  const stores = await storesByDocument(context)
  const hasAll = (store: DocumentId) =>
    wanted.every(({ skuId, pieces }) => {
      const shelves = snapshot.bySku.get(skuId)?.sku.stores ?? []
      return shelves.some((one) => one.store === store && one.pieces >= pieces)
    })
  return [...stores].flatMap(([document, { id }]) => (hasAll(document) ? [id] : []))
}
