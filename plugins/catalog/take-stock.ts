import type { SkuId } from '#contracts/catalog.ts'
import { changeIf, findOne, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { putBack, release, reserve, settle, type ReservableField } from '#plugins/kit/storage/reserve.ts'
import { storeDocumentOf } from '#plugins/stores/repository.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'
import { piecesChanged, stockChanged } from './catalog-changes.ts'

/** Number of the store; null for the central warehouse. */
export type StockLocation = number | null

/** Reference, owner and location of a stock reservation. `heldPieces` counts by owner. */
export interface StockReservation {
  ref: string
  owner?: string
  store?: StockLocation
}

/**
 * Reserves pieces in the warehouse or a store for `ref`, all or none. Idempotent per `ref`.
 *
 * Made-to-order goods are never refused: missing pieces are ordered from the supplier.
 */
export async function takeStock(
  context: WithPayload,
  skuId: SkuId,
  pieces: number,
  { ref, owner, store = null }: StockReservation,
): Promise<boolean> {
  const isTaken = await reserve(context, await stockAt(context, skuId, store), pieces, ref, owner)
  const sku = await findStock(context, skuId)
  if (isTaken && (store !== null || sku?.stock === 0)) await reportStockChange(context, skuId, store)
  else if (isTaken && sku?.isSupplierOrder) await piecesChanged(context)
  return isTaken || (store === null && Boolean(sku?.isSupplierOrder))
}

/** Releases the pieces held by `ref`. True when there were any. */
export async function releaseStock(
  context: WithPayload,
  skuId: SkuId,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  const isReleased = await release(context, await stockAt(context, skuId, store), ref)
  if (isReleased) await reportStockChange(context, skuId, store)
  return isReleased
}

/** Settles the reservation of `ref` as sold. True when there was one. */
export async function settleStock(
  context: WithPayload,
  skuId: SkuId,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  return settle(context, await stockAt(context, skuId, store), ref)
}

/**
 * Puts pieces that were sold but never sent back into stock, once per `ref`.
 *
 * Supplier orders may never have been in stock, so staff count them by hand.
 */
export async function returnStock(
  context: WithPayload,
  skuId: SkuId,
  pieces: number,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  const sku = await findStock(context, skuId)
  if (!sku || (store === null && sku.isSupplierOrder)) return false
  return restock(context, skuId, pieces, ref, store)
}

/** Puts returned pieces back into stock, once per `ref`. False where the SKU no longer exists. */
export async function restock(
  context: WithPayload,
  skuId: SkuId,
  pieces: number,
  ref: string,
  store: StockLocation = null,
): Promise<boolean> {
  const isBack = await putBack(context, await stockAt(context, skuId, store), pieces, ref)
  await reportStockChange(context, skuId, store)
  return isBack
}

async function stockAt(context: WithPayload, skuId: SkuId, store: StockLocation): Promise<ReservableField> {
  if (store === null) return { collection: 'skus', where: { number: { equals: skuId } }, field: 'stock' }
  const sku = await findStock(context, skuId)
  const key = `${sku?.id}:${await storeDocumentOf(context, store)}`
  return { collection: 'store-stock', where: { key: { equals: key } }, field: 'pieces' }
}

function findStock(context: WithPayload, skuId: SkuId): Promise<Stored<'skus'> | null> {
  return findOne(context, 'skus', { number: { equals: skuId } })
}

/**
 * Invalidates pages that show the article's stock. The snapshot finds changes by the SKU, so a change of store stock
 * touches the SKU as well.
 */
async function reportStockChange(context: WithPayload, skuId: SkuId, store: StockLocation): Promise<void> {
  if (store !== null) await changeIf(context, 'skus', { number: { equals: skuId } }, { holdsVersion: { $inc: 1 } })
  const known = (await currentSnapshot(context)).bySku.get(skuId)
  if (known) await stockChanged(context, known.entry.about.number)
}
